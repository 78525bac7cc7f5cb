/** What every student of the demo college is given to read in the first week. */
export const STUDENT_HANDBOOK = `
<h2>Welcome</h2>
<p>The Bereans "received the word with all readiness of mind, and searched the scriptures daily, whether those things were
so" (Acts 17:11). That is what we hope you will do here: receive gladly, and check for yourself.</p>
<h2>The shape of the year</h2>
<p>The academic year begins in September and ends in June. Day classes meet on four mornings a week, evening classes on two
evenings. The first two years lead to graduation; a third year prepares for leadership in ministry.</p>
<h2>Attendance</h2>
<ul>
<li>Roll is called at the beginning of every class. Whoever comes later than ten minutes is marked late.</li>
<li>Ask your dean for leave before you are away. You have an answer within two working days.</li>
<li>If you were ill, tell your dean why you were absent as soon as you are back.</li>
</ul>
<h2>Exams and assignments</h2>
<ul>
<li>Every course ends with one exam. You have two attempts, unless your campus grants you more.</li>
<li>70 percent is a pass. Work that comes in after its deadline cannot score more than that.</li>
<li>Assignments are handed in online and come back with your teacher's comments.</li>
</ul>
<h2>Practical ministry</h2>
<p>You learn to serve by serving. Write down your hours in the week you give them, and let whoever you worked with sign them.</p>
<h2>Living together</h2>
<p>We are many churches and many nations under one roof. Be patient with accents, generous with your lunch and slow to
argue about styles of worship. If something weighs on you, talk to your dean before it grows.</p>
<h2>When you need help</h2>
<p>Use the Help link at the foot of every page. Somebody at the office in Woodland Park reads what you write, every
working day.</p>`;

/** Not yet decided, so only superadmins find it. */
export const CHAPEL_ROTA_DRAFT = `
<h2>Proposal for the spring term</h2>
<p>Each second-year class prepares one chapel service a month, with one speaker, one testimony and two songs.</p>
<ul>
<li>Monday: Second Year Day</li>
<li>Thursday: Second Year Evening</li>
</ul>
<p>Still open: whether Jakarta joins by video, given the hours between us.</p>`;
