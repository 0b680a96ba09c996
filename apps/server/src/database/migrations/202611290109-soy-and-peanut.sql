-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.

-- 大豆、花生 can be chosen in a health file since it is among the classes, and could not be saved.
-- safe: the one below takes its place, and is wider.
alter table health_file drop constraint health_file_allergy_known;
-- safe: it allows all that the one before allowed.
alter table health_file add constraint health_file_allergy_known check (allergy_classes <@ array['penicillins', 'cephalosporins', 'sulfonamides', 'quinolones', 'macrolides', 'aminoglycosides', 'analgesics', 'anaesthetics', 'contrast', 'antitoxins',
    'tetracyclines', 'nitroimidazoles', 'azoles', 'aromatic_antiepileptics', 'opioids', 'acei', 'statins', 'ppis', 'corticosteroids', 'milk_protein', 'soy_peanut']) not valid;
