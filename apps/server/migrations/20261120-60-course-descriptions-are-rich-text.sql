-- Descriptions of courses were written as plain text with line breaks and shown as markup. They become the rich text
-- that says the same, in which nothing can run.
update course_text
set description = '<p>' ||
  replace(
    regexp_replace(
      replace(replace(replace(replace(trim(both from replace(description, E'\r', ''), E' \n\t'),
        '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), '"', '&quot;'),
      E'\n[ \t]*\n[ \t\n]*', '</p><p>', 'g'),
    E'\n', '<br />')
  || '</p>'
where trim(both from description, E' \r\n\t') <> '';
