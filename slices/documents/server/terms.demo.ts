/** The terms of use of the demo college, by language. */
export const TERMS: Readonly<Record<string, string>> = {
  en: `
<h2>What these terms are about</h2>
<p>These terms apply to everyone who uses the online campus of Berea Bible College: students, teachers, staff and alumni.
By accepting them you agree to keep them. If you do not agree, please do not use the site and talk to your campus.</p>
<h2>Your account</h2>
<ul>
<li>The account is yours alone. Keep your password to yourself and tell us at once if you think somebody else knows it.</li>
<li>Give your own name and an address at which we can reach you, and keep both up to date.</li>
<li>Staff may look at the site as you see it in order to help you. Whenever they do, it is recorded.</li>
</ul>
<h2>Your studies</h2>
<ul>
<li>Work that you hand in is your own. Name your sources; do not copy from others and do not let others copy from you.</li>
<li>Exams are sat alone and without notes unless the exam says otherwise. Leaving an exam ends the attempt.</li>
<li>A course is passed with 70 percent. A second attempt that is passed is recorded as 70 percent.</li>
<li>Be on time. If you cannot come, ask for leave beforehand or explain your absence afterwards.</li>
</ul>
<h2>What we teach with</h2>
<p>Videos, recordings, outlines and exams belong to the college or to those who lent them to us. You may use them for your
own studies and your own ministry. You may not publish, sell or pass them on.</p>
<h2>Tuition and payments</h2>
<p>Tuition is due on the dates shown on your invoices. If you have agreed to a payment plan, your card is charged on the
days you were shown when you agreed. After three failed payments the plan is stopped and we will contact you. If you
leave, we refund what you have paid for terms that have not begun.</p>
<h2>How we treat one another</h2>
<p>We speak to each other as brothers and sisters would. Messages to alumni are limited in number so that nobody is
troubled. Whoever harasses others, or uses the site to sell things, loses their account.</p>
<h2>When things go wrong</h2>
<p>We do our best to keep the site running and your work safe, and we keep every answer you have been told is saved. We
cannot promise that it is never interrupted. If an interruption costs you an exam or a deadline, tell your campus: we
will put it right.</p>
<h2>Changes</h2>
<p>When we change these terms in a way that matters, we ask you to accept them again before you go on.</p>`,

  de_DE: `
<h2>Nutzungsbedingungen in Kürze</h2>
<ul>
<li>Dein Konto gehört nur dir; gib dein Passwort nicht weiter.</li>
<li>Was du einreichst, ist deine eigene Arbeit. Prüfungen schreibst du allein; wer sie verlässt, beendet den Versuch.</li>
<li>Unterrichtsmaterial ist für dein Studium und deinen Dienst bestimmt und darf nicht veröffentlicht werden.</li>
<li>Studiengebühren sind an den Tagen fällig, die auf deinen Rechnungen stehen.</li>
</ul>
<p>Maßgeblich ist der ausführliche englische Text.</p>`,

  es_MX: `
<h2>Términos de uso en breve</h2>
<ul>
<li>Tu cuenta es solo tuya; no compartas tu contraseña.</li>
<li>Lo que entregas es tu propio trabajo. Los exámenes se presentan a solas; salir de un examen termina el intento.</li>
<li>El material de clase es para tus estudios y tu ministerio y no puede publicarse.</li>
<li>La colegiatura vence en las fechas que aparecen en tus facturas.</li>
</ul>
<p>El texto completo en inglés es el que tiene validez.</p>`,
};
