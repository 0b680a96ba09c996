/* Runs before everything else, in browsers of any age: written in the JavaScript of 2009. */
;(function () {
  /* Chrome below 93, Safari below 15.4 */
  if (!Object.hasOwn) {
    Object.hasOwn = function (object, key) {
      return Object.prototype.hasOwnProperty.call(object, key)
    }
  }
  /* Chrome below 92, Safari below 15.4 */
  var at = function (index) {
    var whole = Math.trunc(index) || 0
    return this[whole < 0 ? this.length + whole : whole]
  }
  var kinds = [Array, String]
  for (var i = 0; i < kinds.length; i += 1) {
    if (!kinds[i].prototype.at) {
      Object.defineProperty(kinds[i].prototype, 'at', { value: at, writable: true, configurable: true })
    }
  }
})()
