-- Schemas offer leave for the usual reasons, in every language of the interface: those that were made without any type get them, and
-- those whose types have their English names alone the others.
create temporary table usual (at integer, names jsonb);
insert into usual (at, names) values
  (0, '{"en":"Illness","de_DE":"Krankheit","hu_HU":"Betegség","pl_PL":"Choroba","nl_NL":"Ziekte","ru_RU":"Болезнь","zh_CN":"病假","zh_TW":"病假","es_MX":"Enfermedad","fr_FR":"Maladie","id_ID":"Sakit","it_IT":"Malattia","uk_UA":"Хвороба"}'),
  (1, '{"en":"Family","de_DE":"Familie","hu_HU":"Család","pl_PL":"Sprawy rodzinne","nl_NL":"Familie","ru_RU":"Семейные обстоятельства","zh_CN":"家庭事务","zh_TW":"家庭事務","es_MX":"Familia","fr_FR":"Famille","id_ID":"Keluarga","it_IT":"Famiglia","uk_UA":"Сімейні обставини"}'),
  (2, '{"en":"Ministry","de_DE":"Dienst in der Gemeinde","hu_HU":"Szolgálat","pl_PL":"Służba","nl_NL":"Bediening","ru_RU":"Служение","zh_CN":"服事","zh_TW":"服事","es_MX":"Ministerio","fr_FR":"Ministère","id_ID":"Pelayanan","it_IT":"Ministero","uk_UA":"Служіння"}'),
  (3, '{"en":"Other","de_DE":"Sonstiges","hu_HU":"Egyéb","pl_PL":"Inne","nl_NL":"Overig","ru_RU":"Другое","zh_CN":"其他","zh_TW":"其他","es_MX":"Otro","fr_FR":"Autre","id_ID":"Lainnya","it_IT":"Altro","uk_UA":"Інше"}');
update leave_type t set names = u.names from usual u
where t.names = jsonb_build_object('en', u.names ->> 'en');
insert into leave_type (schema_id, names, position)
select s.id, u.names, u.at from attendance_schema s cross join usual u
where not exists (select from leave_type t where t.schema_id = s.id);
drop table usual;
