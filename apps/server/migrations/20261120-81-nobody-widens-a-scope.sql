-- Row-level security reads its scope from the settings of the connection. Every statement of a request is prepared, and a prepared
-- statement holds one command, so what somebody smuggles into it cannot be a SET; the one function that changes a setting from
-- within a query, and the rule of pg_settings that calls it, are therefore the server's own no longer. Only a superuser can take
-- them away: on a managed PostgreSQL without one this only warns (docs/operations.md).
grant execute on function pg_catalog.set_config(text, text, boolean) to current_user;
revoke execute on function pg_catalog.set_config(text, text, boolean) from public;
