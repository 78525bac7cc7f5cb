/** The privacy notice of the demo college, by language. */
export const PRIVACY: Readonly<Record<string, string>> = {
  en: `
<h2>Who we are</h2>
<p>Berea Bible College trains men and women for ministry on its campuses in Colorado, Walsall and Jakarta and online.
The college decides why and how the personal data described here is used. You can reach the person responsible for
data protection at privacy@berea.test or by post at any of our campuses.</p>
<h2>What we keep about you</h2>
<ul>
<li>Who you are: your name, e-mail address, postal address, language and, if you add one, a picture.</li>
<li>Your studies: the groups and courses you belong to, lessons you have watched, attendance, assignments, practical
ministry hours, exam results, evaluations and your transcript.</li>
<li>Your payments: invoices, payment plans and receipts. Card numbers go straight to our payment provider; we never
see or store them.</li>
<li>How you use the site: when you signed in, from which kind of device, and errors that occurred, so that we can help.</li>
</ul>
<h2>Why we keep it</h2>
<p>We need most of it to teach you, to grade your work and to certify it: that is the agreement between you and the
college. Some of it the law asks of us, such as invoices. Where we ask for your consent, for example before alumni may
write to you, you can withdraw it at any time in your profile.</p>
<h2>Who can see it</h2>
<p>Teachers and staff of your own campus see what they need for their work. Staff of other campuses do not. We share
data only with companies that work for us under contract, such as our mail and payment providers, and with authorities
when the law obliges us. We never sell it.</p>
<h2>How long we keep it</h2>
<p>Your transcript is kept for as long as the college exists, because you may need it long after you have left. Invoices
are kept for ten years. Everything else is deleted three years after your last course, unless you are an alumnus and
wish to stay in touch.</p>
<h2>Your rights</h2>
<ul>
<li>You may see and correct what we keep about you; most of it is in your profile.</li>
<li>You may ask us to delete it, to stop using it or to hand it to you in a common format.</li>
<li>You may complain to the data protection authority of the country you live in.</li>
</ul>
<p>Write to privacy@berea.test and a person will answer you within thirty days.</p>`,

  de_DE: `
<h2>Datenschutz in Kürze</h2>
<p>Das Berea Bible College speichert deinen Namen, deine Anschrift, deine E-Mail-Adresse und alles, was zu deinem Studium
gehört: Gruppen, Kurse, Anwesenheit, Prüfungen, Zeugnisse und Zahlungen. Kartennummern sehen und speichern wir nicht.</p>
<ul>
<li>Nur Lehrende und Mitarbeitende deines Campus sehen, was sie für ihre Arbeit brauchen.</li>
<li>Wir geben Daten nur an Dienstleister weiter, die vertraglich für uns arbeiten, und verkaufen sie nie.</li>
<li>Du kannst jederzeit Auskunft, Berichtigung oder Löschung verlangen: privacy@berea.test.</li>
</ul>
<p>Maßgeblich ist der ausführliche englische Text.</p>`,

  es_MX: `
<h2>Aviso de privacidad en breve</h2>
<p>Berea Bible College guarda tu nombre, tu domicilio, tu correo electrónico y lo que pertenece a tus estudios: grupos,
cursos, asistencia, exámenes, calificaciones y pagos. Nunca vemos ni guardamos números de tarjeta.</p>
<ul>
<li>Solo los maestros y el personal de tu campus ven lo que necesitan para su trabajo.</li>
<li>Compartimos datos únicamente con empresas que trabajan para nosotros por contrato y nunca los vendemos.</li>
<li>Puedes pedir en cualquier momento ver, corregir o borrar tus datos: privacy@berea.test.</li>
</ul>
<p>El texto completo en inglés es el que tiene validez.</p>`,
};
