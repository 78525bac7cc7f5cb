-- Texts that a college has translated itself name the limits as the code does.
update translation
set text = regexp_replace(regexp_replace(text, '\{most(?=\s*[,}])', '{max', 'g'), '\{least(?=\s*[,}])', '{min', 'g')
where text ~ '\{(most|least)\s*[,}]';
