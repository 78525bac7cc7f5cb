/** Names for those who read in German or Spanish, and some in other languages; the rest is read in English. */
export const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'BI 101': {
    de_DE: 'Überblick über das Alte Testament',
    es_MX: 'Panorama del Antiguo Testamento',
    id_ID: 'Survei Perjanjian Lama',
  },
  'BI 102': { de_DE: 'Das Leben Christi', es_MX: 'La vida de Cristo', id_ID: 'Kehidupan Kristus' },
  'LF 101': {
    de_DE: 'Grundlagen für das Leben',
    es_MX: 'Fundamentos para la vida',
    id_ID: 'Dasar-Dasar Kehidupan',
  },
  'LF 102': { de_DE: 'Beziehung zu Gott', es_MX: 'La relación con Dios', id_ID: 'Hubungan dengan Allah' },
  'ST 101': {
    de_DE: 'Wie man die Bibel studiert',
    es_MX: 'Cómo estudiar la Biblia',
    id_ID: 'Cara Mempelajari Alkitab',
  },
  'TH 101': { de_DE: 'Gottes Wesen', es_MX: 'El carácter de Dios', id_ID: 'Karakter Allah' },
  'BI 103': { de_DE: 'Apostelgeschichte und frühe Kirche', es_MX: 'Hechos y la iglesia primitiva' },
  'LF 103': { de_DE: 'Gebet und Anbetung', es_MX: 'Oración y adoración' },
  'TH 102': { de_DE: 'Gnade und Glaube', es_MX: 'Gracia y fe' },
  'MN 101': { de_DE: 'Die gute Nachricht weitersagen', es_MX: 'Compartir las buenas nuevas' },
  'BI 104': { de_DE: 'Psalmen und Weisheit', es_MX: 'Salmos y sabiduría' },
  'MN 102': { de_DE: 'Dienst in der Ortsgemeinde', es_MX: 'Servir en la iglesia local' },
  'LF 104': { de_DE: 'Geld und Haushalterschaft', es_MX: 'Dinero y mayordomía' },
  'BI 201': {
    de_DE: 'Überblick über das Neue Testament',
    es_MX: 'Panorama del Nuevo Testamento',
    id_ID: 'Survei Perjanjian Baru',
    uk_UA: 'Огляд Нового Завіту',
  },
  'BI 202': { de_DE: 'Der Römerbrief', es_MX: 'Romanos', id_ID: 'Surat Roma' },
  'TH 201': { de_DE: 'Hermeneutik I', es_MX: 'Hermenéutica I' },
  'CH 201': { de_DE: 'Kirchengeschichte I', es_MX: 'Historia de la Iglesia I' },
  'MN 201': { de_DE: 'Predigtlehre I', es_MX: 'Predicación I' },
  'LF 201': { de_DE: 'Ehe und Familie', es_MX: 'Matrimonio y familia' },
  'BI 203': { de_DE: 'Der Pentateuch', es_MX: 'El Pentateuco' },
  'TH 202': { de_DE: 'Der Heilige Geist', es_MX: 'El Espíritu Santo' },
  'MN 202': { de_DE: 'Seelsorge', es_MX: 'Cuidado pastoral' },
  'CH 202': { de_DE: 'Kirchengeschichte II', es_MX: 'Historia de la Iglesia II' },
  'BI 204': { de_DE: 'Die Propheten', es_MX: 'Los profetas' },
  'MN 203': { de_DE: 'Kleingruppen leiten', es_MX: 'Dirigir grupos pequeños' },
  'TH 203': { de_DE: 'Bund und Reich Gottes', es_MX: 'Pacto y reino' },
  'BI 301': { de_DE: 'Der Hebräerbrief', es_MX: 'Hebreos' },
  'TH 301': { de_DE: 'Systematische Theologie', es_MX: 'Teología sistemática' },
  'MN 301': { de_DE: 'Gemeindegründung', es_MX: 'Plantación de iglesias' },
  'CH 301': { de_DE: 'Missionsgeschichte', es_MX: 'Historia de las misiones' },
  'TH 302': { de_DE: 'Ethik für Jünger', es_MX: 'Ética para discípulos' },
  'MN 302': { de_DE: 'Leitung und Charakter', es_MX: 'Liderazgo y carácter' },
  'ST 301': { de_DE: 'Neutestamentliches Griechisch', es_MX: 'Griego del Nuevo Testamento' },
  'BI 302': { de_DE: 'Die Offenbarung', es_MX: 'Apocalipsis' },
  'MN 303': { de_DE: 'Gemeindepraktikum', es_MX: 'Práctica ministerial' },
  'MN 204': { de_DE: 'Lobpreis leiten', es_MX: 'Dirigir la adoración' },
  'MN 205': { de_DE: 'Arbeit mit Kindern', es_MX: 'Ministerio con niños' },
  'FF 001': { de_DE: 'Wer ist Jesus?', es_MX: '¿Quién es Jesús?', id_ID: 'Siapakah Yesus?' },
  'FF 002': { de_DE: 'Die Bibel in einer Stunde', es_MX: 'La Biblia en una hora' },
  'FF 003': { de_DE: 'Beten lernen', es_MX: 'Aprender a orar' },
};

/** What the courses say about themselves that students of the demo accounts take now, in German and in Spanish. */
export const DESCRIPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'BI 101': {
    de_DE: 'Vom Garten bis zur Rückkehr: neununddreißig Bücher als eine Geschichte der Verheißung.',
    es_MX: 'Del huerto al regreso: treinta y nueve libros como una sola historia de promesa.',
  },
  'BI 102': {
    de_DE: 'Vier Zeugen, ein Herr: seine Jahre unter uns, Ort für Ort.',
    es_MX: 'Cuatro testigos, un Señor: sus años entre nosotros, lugar por lugar.',
  },
  'LF 101': {
    de_DE: 'Wer wir in Christus sind und wie das einen Montagmorgen verändert.',
    es_MX: 'Quiénes somos en Cristo y cómo eso cambia un lunes por la mañana.',
  },
  'LF 102': {
    de_DE: 'Gebet, Hören und Ruhe für Menschen mit vollen Tagen.',
    es_MX: 'Oración, escucha y descanso para personas con días llenos.',
  },
  'ST 101': {
    de_DE: 'Beobachten, fragen, vergleichen, anwenden: eine Methode für ein ganzes Leserleben.',
    es_MX: 'Observar, preguntar, comparar, aplicar: un método para toda una vida de lectura.',
  },
  'TH 101': {
    de_DE: 'Was Gott über sich selbst sagt und was daraus für alle folgt, die ihm vertrauen.',
    es_MX: 'Lo que Dios dice de sí mismo y lo que implica para quienes confían en él.',
  },
  'BI 201': {
    de_DE:
      'Siebenundzwanzig Bücher, gelesen wie von ihren ersten Hörern: wer schrieb, an wen, warum, und was das von uns verlangt.',
    es_MX:
      'Veintisiete libros, leídos como los recibieron sus primeros oyentes: quién escribió, a quién, por qué y qué nos pide.',
  },
  'BI 202': {
    de_DE: 'Der Brief, der die Kirche immer wieder aufweckt, Zeile für Zeile.',
    es_MX: 'La carta que una y otra vez despierta a la iglesia, línea por línea.',
  },
  'TH 201': {
    de_DE: 'Was ein Text bedeutete und was er bedeutet: Regeln, die Leser ehrlich halten.',
    es_MX: 'Lo que un texto significó y lo que significa: reglas que mantienen honesto al lector.',
  },
  'CH 201': {
    de_DE: 'Von den Katakomben bis zu den Konzilien: wie der Glaube bewahrt und benannt wurde.',
    es_MX: 'De las catacumbas a los concilios: cómo se guardó y se nombró la fe.',
  },
  'MN 201': {
    de_DE: 'Vom Abschnitt zur Kanzel: eine Predigt vorbereiten, die man mit nach Hause nimmt.',
    es_MX: 'Del pasaje al púlpito: preparar un sermón que la gente pueda llevarse a casa.',
  },
  'LF 201': { de_DE: 'Der Bund am Küchentisch.', es_MX: 'El pacto en la mesa de la cocina.' },
  'MN 204': {
    de_DE: 'Andere im Singen leiten, ohne im Weg zu stehen.',
    es_MX: 'Guiar a otros en el canto sin estorbar.',
  },
  'MN 205': {
    de_DE: 'Die Jüngsten lehren, wie Jesus sie willkommen hieß.',
    es_MX: 'Enseñar a los más pequeños como Jesús los recibió.',
  },
  'FF 001': {
    de_DE: 'Sechs Abende mit dem Markusevangelium, für alle, die neugierig sind.',
    es_MX: 'Seis noches con el Evangelio de Marcos, para quien tenga curiosidad.',
  },
  'FF 002': {
    de_DE: 'Eine Geschichte von Anfang bis Ende, für alle, die nie den Anfang gefunden haben.',
    es_MX: 'Una historia de principio a fin, para quienes nunca encontraron el principio.',
  },
  'FF 003': {
    de_DE: 'Das Vaterunser, eine Zeile pro Woche.',
    es_MX: 'El Padrenuestro, una línea por semana.',
  },
};
