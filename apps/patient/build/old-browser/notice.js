/* A browser that is older than promised gets a page that says so, instead of a white one. */
;(function () {
  var isYoungEnough = false
  try {
    isYoungEnough = __PROMISE__
  } catch (_error) {
    /* what is asked for is not even known by name */
  }
  if (isYoungEnough) return
  var phone = ''
  try {
    phone = JSON.parse(document.getElementById('config').textContent).customerServicePhone || ''
  } catch (_error) {
    /* the page has no configuration inside */
  }
  var show = function () {
    var root = document.getElementById('root')
    if (root) root.parentNode.removeChild(root)
    var page = document.createElement('main')
    page.style.cssText = 'max-width:30em;margin:0 auto;padding:48px 24px;font:18px/1.7 sans-serif;color:#17211f'
    var add = function (tag, text) {
      var element = document.createElement(tag)
      element.appendChild(document.createTextNode(text))
      page.appendChild(element)
      return element
    }
    add('h1', '浏览器版本太旧').style.fontSize = '26px'
    add('p', '__HOW__')
    if (phone) add('p', '需要帮助请拨打：' + phone)
    document.body.appendChild(page)
  }
  if (document.body) show()
  else document.addEventListener('DOMContentLoaded', show)
})()
