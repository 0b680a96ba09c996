-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.

alter table health_file validate constraint health_file_allergy_known;
