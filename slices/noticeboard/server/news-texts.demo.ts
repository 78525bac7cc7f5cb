import type { NewsPicture } from './news-pictures.demo.ts';

interface Words {
  title: string;
  body: string;
}

/** One piece of news in three languages; {year} stands for the year it appears in. */
export interface NewsTemplate {
  en: Words;
  es_MX: Words;
  de_DE: Words;
  sender?: string;
  picture?: NewsPicture;
}

/** What comes back every term, in the order it does. */
export const EVERY_TERM: readonly NewsTemplate[] = [
  {
    sender: 'Registrar’s office',
    picture: 'sunrise',
    en: {
      title: 'The new term has begun',
      body: '<p>Welcome back! Timetables and reading lists for this term of {year} are online. <strong>Check your group</strong> before the first class: rooms have moved.</p>',
    },
    es_MX: {
      title: 'Ha comenzado el nuevo periodo',
      body: '<p>¡Bienvenidos de nuevo! Los horarios y las listas de lectura de este periodo de {year} están en línea. <strong>Revise su grupo</strong> antes de la primera clase: algunas aulas han cambiado.</p>',
    },
    de_DE: {
      title: 'Das neue Semester hat begonnen',
      body: '<p>Willkommen zurück! Stundenpläne und Leselisten für dieses Semester {year} sind online. <strong>Prüfen Sie Ihre Gruppe</strong> vor der ersten Stunde: Räume haben sich geändert.</p>',
    },
  },
  {
    picture: 'shelves',
    en: {
      title: 'Library open until ten',
      body: '<p>From Monday on the library stays open until 22:00 on weekdays. Bring your student card; the side entrance closes at nine.</p>',
    },
    es_MX: {
      title: 'La biblioteca abre hasta las diez',
      body: '<p>Desde el lunes la biblioteca permanece abierta hasta las 22:00 entre semana. Traiga su credencial; la entrada lateral cierra a las nueve.</p>',
    },
    de_DE: {
      title: 'Bibliothek bis 22 Uhr geöffnet',
      body: '<p>Ab Montag bleibt die Bibliothek werktags bis 22 Uhr offen. Bringen Sie Ihren Studierendenausweis mit; der Seiteneingang schließt um neun.</p>',
    },
  },
  {
    en: {
      title: 'Sign up for outreach weekend',
      body: '<p>Teams for the outreach weekend are forming. Places in each team:</p><ul><li>Soup kitchen</li><li>Children’s club</li><li>Street choir</li></ul><p>Hours count towards your practical record.</p>',
    },
    es_MX: {
      title: 'Inscríbase al fin de semana de servicio',
      body: '<p>Se están formando los equipos del fin de semana de servicio. Hay lugares en:</p><ul><li>Comedor</li><li>Club infantil</li><li>Coro de calle</li></ul><p>Las horas cuentan para su registro práctico.</p>',
    },
    de_DE: {
      title: 'Anmeldung zum Einsatzwochenende',
      body: '<p>Die Teams für das Einsatzwochenende bilden sich. Plätze gibt es in:</p><ul><li>Suppenküche</li><li>Kinderclub</li><li>Straßenchor</li></ul><p>Die Stunden zählen für Ihren Praxisnachweis.</p>',
    },
  },
  {
    picture: 'chapel',
    en: {
      title: 'Chapel on Thursday: a guest from Nairobi',
      body: '<p>Pastor Grace Wanjiru speaks on Acts 17 and reading with an open mind. Chapel begins at 11:00; classes after it start fifteen minutes later.</p>',
    },
    es_MX: {
      title: 'Capilla del jueves: una invitada de Nairobi',
      body: '<p>La pastora Grace Wanjiru habla de Hechos 17 y de leer con la mente abierta. La capilla empieza a las 11:00; las clases siguientes comienzan quince minutos más tarde.</p>',
    },
    de_DE: {
      title: 'Andacht am Donnerstag: Gast aus Nairobi',
      body: '<p>Pastorin Grace Wanjiru spricht über Apostelgeschichte 17 und offenes Lesen. Die Andacht beginnt um 11 Uhr; der Unterricht danach startet fünfzehn Minuten später.</p>',
    },
  },
  {
    sender: 'Examinations office',
    en: {
      title: 'Exam weeks: what to bring and when to come',
      body: '<p>Exams open at the times shown under Assessments. Come ten minutes early, bring your own headphones, and tell us <em>today</em> if you need more time.</p>',
    },
    es_MX: {
      title: 'Semanas de exámenes: qué traer y cuándo llegar',
      body: '<p>Los exámenes se abren a las horas indicadas en Evaluaciones. Llegue diez minutos antes, traiga sus audífonos y avísenos <em>hoy</em> si necesita más tiempo.</p>',
    },
    de_DE: {
      title: 'Prüfungswochen: was Sie brauchen und wann Sie kommen',
      body: '<p>Prüfungen öffnen zu den unter „Prüfungen“ angezeigten Zeiten. Kommen Sie zehn Minuten früher, bringen Sie eigene Kopfhörer mit, und melden Sie sich <em>heute</em>, wenn Sie mehr Zeit brauchen.</p>',
    },
  },
  {
    sender: 'Finance office',
    en: {
      title: 'Instalments are due on the fifteenth',
      body: '<p>If you pay in instalments, the next one is taken on the 15th. Write to us before if something has changed; we will find a way.</p>',
    },
    es_MX: {
      title: 'Los pagos vencen el día quince',
      body: '<p>Si paga a plazos, el próximo cargo es el día 15. Escríbanos antes si algo ha cambiado; encontraremos una solución.</p>',
    },
    de_DE: {
      title: 'Raten werden am Fünfzehnten fällig',
      body: '<p>Wenn Sie in Raten zahlen, wird die nächste am 15. eingezogen. Schreiben Sie uns vorher, wenn sich etwas geändert hat; wir finden einen Weg.</p>',
    },
  },
  {
    en: {
      title: 'Singers wanted',
      body: '<p>The college choir rehearses on Tuesdays at 19:00 in room 2. No audition; a good ear for your neighbour is enough.</p>',
    },
    es_MX: {
      title: 'Se buscan cantantes',
      body: '<p>El coro del colegio ensaya los martes a las 19:00 en el aula 2. Sin audición; basta con escuchar a quien está a su lado.</p>',
    },
    de_DE: {
      title: 'Sängerinnen und Sänger gesucht',
      body: '<p>Der Collegechor probt dienstags um 19 Uhr in Raum 2. Kein Vorsingen; ein gutes Ohr für die Nachbarn genügt.</p>',
    },
  },
  {
    en: {
      title: 'Scholarships for the coming year',
      body: '<p>Applications for scholarships are open until the end of the month. You need one reference and a page about what you plan to do after {year}.</p>',
    },
    es_MX: {
      title: 'Becas para el próximo año',
      body: '<p>Las solicitudes de beca están abiertas hasta fin de mes. Necesita una referencia y una página sobre sus planes después de {year}.</p>',
    },
    de_DE: {
      title: 'Stipendien für das kommende Jahr',
      body: '<p>Bewerbungen um Stipendien sind bis Monatsende möglich. Sie brauchen eine Empfehlung und eine Seite darüber, was Sie nach {year} vorhaben.</p>',
    },
  },
  {
    en: {
      title: 'Quiet rooms during construction',
      body: '<p>The east wing gets new windows. Until they are in, rooms 5 and 6 are kept quiet for study from 8:00 to 18:00.</p>',
    },
    es_MX: {
      title: 'Salas silenciosas durante las obras',
      body: '<p>El ala este recibe ventanas nuevas. Hasta que estén, las aulas 5 y 6 quedan en silencio para estudiar de 8:00 a 18:00.</p>',
    },
    de_DE: {
      title: 'Ruhige Räume während der Bauarbeiten',
      body: '<p>Der Ostflügel bekommt neue Fenster. Bis sie eingebaut sind, bleiben die Räume 5 und 6 von 8 bis 18 Uhr zum Lernen ruhig.</p>',
    },
  },
  {
    picture: 'sunrise',
    en: {
      title: 'Break dates',
      body: '<p>Classes end on Friday and begin again in three weeks. Offices are open on weekday mornings; urgent questions are answered under Help.</p>',
    },
    es_MX: {
      title: 'Fechas de vacaciones',
      body: '<p>Las clases terminan el viernes y se reanudan en tres semanas. Las oficinas abren por las mañanas entre semana; lo urgente se responde en Ayuda.</p>',
    },
    de_DE: {
      title: 'Ferientermine',
      body: '<p>Der Unterricht endet am Freitag und beginnt in drei Wochen wieder. Die Büros sind werktags vormittags offen; Dringendes beantworten wir unter Hilfe.</p>',
    },
  },
];

export const PINNED: NewsTemplate = {
  sender: 'Registrar’s office',
  picture: 'caps',
  en: {
    title: 'Graduation {year}: choose your gown size',
    body: '<p>Please answer before the end of the month. Gowns are handed out in the week before graduation, in the main hall.</p>',
  },
  es_MX: {
    title: 'Graduación {year}: elija la talla de su toga',
    body: '<p>Responda antes de fin de mes. Las togas se entregan la semana anterior a la graduación, en el salón principal.</p>',
  },
  de_DE: {
    title: 'Abschlussfeier {year}: Talarengröße wählen',
    body: '<p>Bitte antworten Sie bis Monatsende. Die Talare werden in der Woche vor der Feier in der Aula ausgegeben.</p>',
  },
};

export const OF_CAMPUS: NewsTemplate = {
  en: {
    title: 'Parking moves to the north side',
    body: '<p>From next week on the south car park belongs to the builders. Please use the north side; bicycles stay where they are.</p>',
  },
  es_MX: {
    title: 'El estacionamiento pasa al lado norte',
    body: '<p>Desde la próxima semana el estacionamiento sur es de los constructores. Use el lado norte; las bicicletas se quedan donde están.</p>',
  },
  de_DE: {
    title: 'Parken jetzt auf der Nordseite',
    body: '<p>Ab nächster Woche gehört der Südparkplatz den Bauleuten. Bitte nutzen Sie die Nordseite; Fahrräder bleiben, wo sie sind.</p>',
  },
};

export const OF_GROUP: NewsTemplate = {
  en: {
    title: 'Your class photo is on Wednesday',
    body: '<p>Meet at the steps at 12:15, right after class. Who cannot come tells us by comment.</p>',
  },
  es_MX: {
    title: 'La foto de su clase es el miércoles',
    body: '<p>Nos vemos en las escaleras a las 12:15, justo después de clase. Quien no pueda venir, que avise en un comentario.</p>',
  },
  de_DE: {
    title: 'Ihr Klassenfoto ist am Mittwoch',
    body: '<p>Treffpunkt um 12:15 Uhr an der Treppe, direkt nach dem Unterricht. Wer nicht kommen kann, schreibt einen Kommentar.</p>',
  },
};

export const OF_ALUMNI: NewsTemplate = {
  sender: 'Alumni office',
  picture: 'homecoming',
  en: {
    title: 'Come back for homecoming {year}',
    body: '<p>A weekend with old friends, new students and the choir. Tell us where you serve today and we will seat you with your year.</p>',
  },
  es_MX: {
    title: 'Vuelva para el reencuentro {year}',
    body: '<p>Un fin de semana con viejos amigos, nuevos estudiantes y el coro. Cuéntenos dónde sirve hoy y le sentaremos con su generación.</p>',
  },
  de_DE: {
    title: 'Kommen Sie zum Ehemaligentreffen {year}',
    body: '<p>Ein Wochenende mit alten Freunden, neuen Studierenden und dem Chor. Sagen Sie uns, wo Sie heute dienen, und Sie sitzen bei Ihrem Jahrgang.</p>',
  },
};

export const SCHEDULED: NewsTemplate = {
  sender: 'Registrar’s office',
  en: {
    title: 'Courses of next term',
    body: '<p>The list of courses for next term is out. Electives fill quickly; your adviser can still change your choice for two weeks.</p>',
  },
  es_MX: {
    title: 'Cursos del próximo periodo',
    body: '<p>Ya está la lista de cursos del próximo periodo. Las optativas se llenan pronto; su tutor puede cambiar su elección durante dos semanas.</p>',
  },
  de_DE: {
    title: 'Kurse des nächsten Semesters',
    body: '<p>Die Kursliste für das nächste Semester ist da. Wahlkurse füllen sich schnell; Ihre Betreuung kann die Wahl noch zwei Wochen ändern.</p>',
  },
};

export const DRAFT: NewsTemplate = {
  en: {
    title: 'Summer mission teams',
    body: '<p>Where we go, what it costs, and how to join. (Dates to be confirmed.)</p>',
  },
  es_MX: {
    title: 'Equipos misioneros de verano',
    body: '<p>Adónde vamos, cuánto cuesta y cómo unirse. (Fechas por confirmar.)</p>',
  },
  de_DE: {
    title: 'Missionsteams im Sommer',
    body: '<p>Wohin wir gehen, was es kostet und wie man mitkommt. (Termine folgen.)</p>',
  },
};
