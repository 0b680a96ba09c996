-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.

-- 含钆造影剂 is a class of its own: who is allergic to it is not allergic to what contains iodine.
-- safe: the one below takes its place, and is wider.
alter table health_file drop constraint health_file_allergy_known;
-- safe: it allows all that the one before allowed.
alter table health_file add constraint health_file_allergy_known check (allergy_classes <@ array['penicillins', 'cephalosporins', 'sulfonamides', 'quinolones', 'macrolides', 'aminoglycosides', 'analgesics', 'anaesthetics', 'contrast', 'gadolinium', 'antitoxins',
    'tetracyclines', 'nitroimidazoles', 'azoles', 'aromatic_antiepileptics', 'opioids', 'acei', 'statins', 'ppis', 'corticosteroids', 'milk_protein', 'soy_peanut']) not valid;
