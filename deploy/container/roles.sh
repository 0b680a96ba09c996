#!/bin/sh
# The two roles and the empty database of README, when the container of PostgreSQL is started for the first time.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$POSTGRES_PASSWORD" --username postgres <<'SQL'
create role nethos login password :'password';
create role nethos_app login password :'password';
create database nethos owner nethos template template0 encoding 'UTF8' locale 'C.UTF-8';
grant create on database nethos to nethos_app;
\c nethos
alter default privileges for role nethos grant select, insert, update, delete on tables to nethos_app;
alter default privileges for role nethos grant usage, select on sequences to nethos_app;
SQL
