/** The titles of lesson-titles.demo.ts for those who read in Spanish. */
export const TITLES_ES: Readonly<Record<string, string>> = {
  'BI 101':
    'Un libro hecho de muchos|En el principio|Una familia y una promesa|La salida de Egipto|La tierra y los jueces|Los reyes y sus cantos|El exilio y sus profetas|Regreso y espera',
  'BI 102':
    'El mundo al que vino|Nacimiento y años ocultos|Bautismo y prueba|El anuncio del reino|Doce que lo siguieron|El camino a Jerusalén|La última semana|Verdaderamente resucitó',
  'LF 101':
    'Quiénes éramos|Quiénes somos|Un corazón nuevo|Viejos hábitos|La mente renovada|La tentación|Trabajo y descanso|Una regla de vida',
  'LF 102':
    'Conocidos por nombre|Oír y hacer|Silencio|Orar con palabras|Orar sin palabras|Cuando Dios parece lejos|El sábado|Un día con Dios',
  'ST 101':
    'Por qué importa el método|Observar: qué hay ahí|Preguntar: quién, dónde, por qué|Las palabras y cómo funcionan|Comparar: el resto de la Escritura|Tipos de textos|Aplicar: y ahora qué|Tu propio estudio',
  'TH 101':
    '¿Se puede conocer a Dios?|Santo|Bueno|Fiel|Justo|Cerca y lejos|Un Dios, tres personas|Vivir ante él',
  'BI 103':
    'El aposento alto|Pentecostés|Una iglesia en Jerusalén|Dispersados|Pedro y las naciones|Pablo es enviado|Hasta los confines del imperio|Cómo termina Hechos',
  'LF 103':
    'Por qué oramos|El Padrenuestro|Salmos para cada día|Pedir|Agradecer|Lamento|Orar juntos|Una casa de oración',
  'TH 102':
    'Qué es la gracia|Ley y promesa|Justificados|Fe que actúa|Certeza|Gracia para cada día|Gracia entre personas|Gracia hasta el fin',
  'MN 101':
    'Qué es la noticia|Escuchar primero|Tu propia historia|Preguntas de la gente|Hablar con claridad|Niños y vecinos|El que atrae|Un mes caminando juntos',
  'BI 104':
    'Cómo leer un salmo|Cantos de alabanza|Cantos de lágrimas|Cantos de confianza|Proverbios para una semana|Job y sus amigos|Bajo el sol|El cantar de los cantares',
  'MN 102':
    'Un cuerpo de muchos miembros|Dones|Equipos|Servir sin ser visto|Conflicto|Bajo autoridad|Descanso para los siervos|Empezar en pequeño',
  'LF 104': 'De quién es|Ganar|Gastar|Ahorrar|Dar|Deudas|Contentamiento|Un plan para el hogar',
  'BI 201':
    'Cómo nos llegó el Nuevo Testamento|Cuatro evangelios, una historia|Hechos: la historia sale al mundo|Pablo y su mundo|Leer las cartas como cartas|Hebreos y las cartas generales|Apocalipsis sin miedo|Una historia, un Señor',
  'BI 202':
    'A todos en Roma|Ninguno justo|Justificados por la fe|Paz con Dios|Muertos y vivos|Vida en el Espíritu|La esperanza de Israel|Sacrificios vivos',
  'TH 201':
    'Qué quiso decir un texto|Contexto|Género|La historia tras las palabras|Palabras y gramática|La historia completa|Entonces y ahora|Lectores honestos',
  'CH 201':
    'Después de los apóstoles|Mártires|Las catacumbas|Defensores de la fe|Constantino|Nicea|Agustín|Monjes y misioneros',
  'MN 201':
    'Por qué predicar|Del texto a la frase|Bosquejo|Comienzos|Imágenes e historias|Finales|Voz y cuerpo|Semana de predicación',
  'LF 201':
    'Hechos el uno para el otro|Amistad|Hablar y escuchar|El dinero en casa|Hijos|Cuando duele|Soltero y pleno|Envejecer juntos',
  'BI 203':
    'Cinco libros, una torá|Creación|Abraham|José|El éxodo|Sinaí|El tabernáculo|En las llanuras de Moab',
  'TH 202':
    'Prometido|Derramado|Dones|Fruto|Guiados por el Espíritu|Entristecido y apagado|El Espíritu y la palabra|Llenos de nuevo',
  'MN 202':
    'El llamado del pastor|Escuchar|Visitas al hospital|Duelo|Adicción|Crisis|Cuándo derivar|Cuidar a quien cuida',
  'CH 202':
    'La larga Edad Media|Wycliffe y Hus|Lutero|Ginebra|Los anabautistas|Puritanos y pietistas|Avivamientos|Una iglesia mundial',
  'BI 204':
    'Qué es un profeta|Amós y Oseas|Isaías de Jerusalén|Consuelen a mi pueblo|Jeremías|Ezequiel junto al río|Daniel|Los doce',
  'MN 203':
    'Por qué pequeños|La primera noche|Preguntas que abren|Los callados y los ruidosos|Oración en círculo|Problemas|Multiplicarse|Terminar bien',
  'TH 203':
    'Pactos|Noé y Abraham|Moisés|David|El nuevo pacto|El reino está cerca|Ya, pero todavía no|Todo nuevo',
  'BI 301':
    'Una palabra de aliento|Mejor que los ángeles|Reposo|Un gran sumo sacerdote|Melquisedec|Una vez para siempre|Por la fe|Fuera del campamento',
  'TH 301': 'Hacer teología|Revelación|Dios|Humanidad y pecado|Cristo|Salvación|La iglesia|Las últimas cosas',
  'MN 301': 'Por qué iglesias nuevas|Un equipo|Un lugar|El primer año|Dinero|Domingo|Reveses|Enviar',
  'CH 301':
    'Desde Antioquía|A Irlanda y de regreso|A través de Asia|Los moravos|William Carey|Hudson Taylor|De todas partes a todas partes|Tu propia parte',
  'TH 302':
    '¿El bien de quién?|Los mandamientos|El sermón del monte|Verdad|Vida|Justicia|Vecinos y extranjeros|Conciencia',
  'MN 302': 'Primero el carácter|Llamados|Poder|Fracaso|Decidir|Delegar|Sucesión|Terminar',
  'ST 301':
    'Alfabeto|Primeras palabras|El artículo|Sustantivos|Tiempo presente|Tiempos pasados|Participios|Leer Juan 1',
  'BI 302':
    'Cómo leerlo|Siete iglesias|El trono|Sellos|Trompetas|La bestia y el Cordero|Cae Babilonia|Una ciudad nueva',
  'MN 303': 'Encontrar un lugar|Acuerdo|Primeras semanas|Observar|Hacer|Comentarios|Informar|Y ahora qué',
  'MN 204':
    'Qué es la adoración|Elegir canciones|Ensayar|Guiar a una sala|Sonido|Silencio|Planear un año|Formar a otros',
  'MN 205':
    'Cómo aprenden los niños|Lugares seguros|Contar una historia|Manualidades y juego|Padres|Días difíciles|Clubes de vacaciones|Equipos de ayudantes',
  'FF 001':
    'Un nombre que todos conocen|Un hombre de su tiempo|Lo que enseñó|Lo que hizo|Por qué murió|¿Resucitó?|Lo que pide|Seguirlo',
  'FF 002': 'Una sola historia|Comienzo|Promesa|Reyes|Exilio|Jesús|Iglesia|Fin',
  'FF 003': 'Por qué orar|Por dónde empezar|Padre nuestro|Gracias|Perdón|Por favor|Escuchar|Cada día',
};
