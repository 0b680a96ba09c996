-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.
-- Each service has a drawing of its own now, and home stands under headings. What a hospital has chosen itself stays.
update home_entry set icon = drawn.now
  from (values
    ('/renewal', 'pill', 'renewal'),
    ('/v2/tj', 'clipboard', 'checkup'),
    ('/daysurgery', 'bed', 'dayward'),
    ('/team/list', 'doctor', 'team'),
    ('/healthFile', 'pulse', 'file'),
    ('/my/consult/all', 'list', 'talks'),
    ('/pdjh', 'sound', 'queue'),
    ('/book/mdt/pre', 'doctor', 'roundtable'),
    ('/school/dept', 'place', 'school'),
    ('/my/book', 'list', 'visits'),
    ('/doc/index', 'doctor', 'chat'),
    ('/my/consult/all', 'chat', 'talks'),
    ('/news/list', 'book', 'notes'),
    ('/jcyy', 'clipboard', 'scan'),
    ('/my/plan', 'list', 'plan'),
    ('/my/dzfp', 'ticket', 'receipt'),
    ('/yyzx', 'pill', 'mortar'),
    ('/fee/zy/0', 'wallet', 'deposit'),
    ('/team/list', 'people', 'team'),
    ('/yyzx', 'flask', 'mortar'),
    ('/kfzx', 'pulse', 'walk'),
    ('/ibd', 'heart', 'gut'),
    ('/tumour/welcome', 'shield', 'ribbon'),
    ('/rxzx', 'star', 'flower'),
    ('/wczq', 'people', 'baby'),
    ('/endoscopy', 'info', 'scope'),
    ('/fxgjkgl', 'flask', 'lungs'),
    ('/gjyxb', 'place', 'globe'),
    ('/my/book/list', 'calendar', 'visits'),
    ('/fee/zy/0', 'bed', 'deposit')
  ) as drawn (url, was, now)
  where home_entry.url = drawn.url and home_entry.icon = drawn.was;

update home_entry set section = heading.section
  from (values
    ('/book', '首屏'),
    ('/doc/index', '首屏'),
    ('/book/today', '看病'),
    ('/pdjh', '看病'),
    ('/report', '看病'),
    ('/fee', '看病'),
    ('/my/book', '看病'),
    ('/book/mdt/pre', '看病'),
    ('/school/dept', '看病'),
    ('/my/patient', '看病'),
    ('/my/consult/all', '在家'),
    ('/videoIndex', '在家'),
    ('/team/list', '在家'),
    ('/renewal', '在家'),
    ('/v2/tj', '住院和体检'),
    ('/daysurgery', '住院和体检'),
    ('/v2/rybl', '住院和体检'),
    ('/healthFile', '住院和体检'),
    ('/he/index', '了解'),
    ('/v2/help', '了解')
  ) as heading (url, section)
  where home_entry.page = 'home' and home_entry.section = '' and home_entry.url = heading.url;
