-- The English text that a replacement was written for: when English says something else by now, the replacement may be
-- out of date. Replacements from before this column are taken for current.
alter table translation add column english text;
