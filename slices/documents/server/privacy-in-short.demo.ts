/** The privacy notice of the demo college in short, in the languages of its campuses and students. */
export const PRIVACY_IN_SHORT: Readonly<Record<string, string>> = {
  hu_HU: `
<h2>Adatvédelem röviden</h2>
<p>A Berea Bible College a nevét, lakcímét, e-mail-címét és a tanulmányaihoz tartozó adatokat tárolja: csoportok,
kurzusok, jelenlét, vizsgák, bizonyítványok és befizetések. Kártyaszámokat nem látunk és nem tárolunk.</p>
<ul>
<li>Csak saját campusának tanárai és munkatársai látják azt, amire a munkájukhoz szükségük van.</li>
<li>Adatokat csak szerződött szolgáltatóinknak adunk át, és soha nem adjuk el őket.</li>
<li>Bármikor kérheti adatai megtekintését, javítását vagy törlését: privacy@berea.test.</li>
</ul>
<p>A részletes angol szöveg az irányadó.</p>`,

  pl_PL: `
<h2>Prywatność w skrócie</h2>
<p>Berea Bible College przechowuje Twoje imię i nazwisko, adres, adres e-mail oraz wszystko, co należy do Twoich
studiów: grupy, kursy, obecność, egzaminy, świadectwa i płatności. Numerów kart nie widzimy i nie przechowujemy.</p>
<ul>
<li>Tylko wykładowcy i pracownicy Twojego kampusu widzą to, czego potrzebują do pracy.</li>
<li>Dane przekazujemy wyłącznie firmom, które pracują dla nas na podstawie umowy, i nigdy ich nie sprzedajemy.</li>
<li>W każdej chwili możesz zażądać wglądu do swoich danych, ich poprawienia lub usunięcia: privacy@berea.test.</li>
</ul>
<p>Wiążący jest pełny tekst w języku angielskim.</p>`,

  nl_NL: `
<h2>Privacy in het kort</h2>
<p>Berea Bible College bewaart je naam, adres en e-mailadres en alles wat bij je studie hoort: groepen, cursussen,
aanwezigheid, examens, diploma’s en betalingen. Kaartnummers zien en bewaren we niet.</p>
<ul>
<li>Alleen docenten en medewerkers van je eigen campus zien wat ze voor hun werk nodig hebben.</li>
<li>We delen gegevens alleen met bedrijven die onder contract voor ons werken en verkopen ze nooit.</li>
<li>Je kunt altijd vragen om je gegevens te zien, te verbeteren of te wissen: privacy@berea.test.</li>
</ul>
<p>De volledige Engelse tekst is bindend.</p>`,

  ru_RU: `
<h2>Кратко о конфиденциальности</h2>
<p>Berea Bible College хранит Ваше имя, адрес, электронную почту и всё, что относится к учёбе: группы, курсы,
посещаемость, экзамены, аттестаты и платежи. Номера карт мы не видим и не храним.</p>
<ul>
<li>Только преподаватели и сотрудники Вашего кампуса видят то, что нужно им для работы.</li>
<li>Мы передаём данные только компаниям, которые работают на нас по договору, и никогда их не продаём.</li>
<li>Вы можете в любое время запросить, исправить или удалить свои данные: privacy@berea.test.</li>
</ul>
<p>Юридическую силу имеет полный текст на английском языке.</p>`,

  zh_CN: `
<h2>隐私政策摘要</h2>
<p>Berea Bible College 保存您的姓名、地址、电子邮箱以及与学业有关的资料：小组、课程、出勤、考试、成绩单和付款记录。我们看不到也不保存银行卡号。</p>
<ul>
<li>只有您所在校区的教师和职员能看到其工作所需的资料。</li>
<li>我们只与签约为我们服务的公司共享资料，绝不出售。</li>
<li>您可以随时要求查看、更正或删除您的资料：privacy@berea.test。</li>
</ul>
<p>以完整的英文文本为准。</p>`,

  zh_TW: `
<h2>隱私權政策摘要</h2>
<p>Berea Bible College 保存您的姓名、地址、電子郵件以及與學業有關的資料：小組、課程、出勤、考試、成績單和付款紀錄。我們看不到也不保存卡號。</p>
<ul>
<li>只有您所屬校區的教師和職員能看到其工作所需的資料。</li>
<li>我們只與簽約為我們服務的公司共用資料，絕不出售。</li>
<li>您可以隨時要求查看、更正或刪除您的資料：privacy@berea.test。</li>
</ul>
<p>以完整的英文文本為準。</p>`,

  fr_FR: `
<h2>La confidentialité en bref</h2>
<p>Berea Bible College conserve votre nom, votre adresse, votre e-mail et ce qui relève de vos études : groupes,
cours, présences, examens, relevés de notes et paiements. Nous ne voyons ni ne conservons aucun numéro de carte.</p>
<ul>
<li>Seuls les enseignants et le personnel de votre campus voient ce dont ils ont besoin pour leur travail.</li>
<li>Nous ne transmettons de données qu’aux entreprises qui travaillent pour nous sous contrat et nous ne les vendons
jamais.</li>
<li>Vous pouvez à tout moment demander à consulter, corriger ou effacer vos données : privacy@berea.test.</li>
</ul>
<p>Seul le texte anglais complet fait foi.</p>`,

  id_ID: `
<h2>Privasi secara singkat</h2>
<p>Berea Bible College menyimpan nama, alamat, email, dan semua yang berkaitan dengan studi Anda: kelompok, mata
kuliah, kehadiran, ujian, transkrip, dan pembayaran. Nomor kartu tidak pernah kami lihat atau simpan.</p>
<ul>
<li>Hanya pengajar dan staf kampus Anda yang melihat data yang mereka perlukan untuk bekerja.</li>
<li>Kami hanya membagikan data kepada perusahaan yang bekerja untuk kami berdasarkan kontrak dan tidak pernah
menjualnya.</li>
<li>Anda dapat kapan saja meminta untuk melihat, memperbaiki, atau menghapus data Anda: privacy@berea.test.</li>
</ul>
<p>Teks lengkap dalam bahasa Inggris adalah yang berlaku.</p>`,

  it_IT: `
<h2>La privacy in breve</h2>
<p>Berea Bible College conserva il tuo nome, indirizzo, e-mail e tutto ciò che riguarda i tuoi studi: gruppi, corsi,
presenze, esami, attestati e pagamenti. Non vediamo né conserviamo i numeri delle carte.</p>
<ul>
<li>Solo i docenti e il personale del tuo campus vedono ciò che serve al loro lavoro.</li>
<li>Condividiamo i dati solo con aziende che lavorano per noi con un contratto e non li vendiamo mai.</li>
<li>Puoi chiedere in qualsiasi momento di vedere, correggere o cancellare i tuoi dati: privacy@berea.test.</li>
</ul>
<p>Fa fede il testo completo in inglese.</p>`,

  uk_UA: `
<h2>Коротко про конфіденційність</h2>
<p>Berea Bible College зберігає Ваше ім’я, адресу, електронну пошту та все, що стосується навчання: групи, курси,
відвідуваність, іспити, атестати й платежі. Номерів карток ми не бачимо й не зберігаємо.</p>
<ul>
<li>Лише викладачі та співробітники Вашого кампусу бачать те, що потрібно їм для роботи.</li>
<li>Ми передаємо дані тільки компаніям, які працюють на нас за договором, і ніколи їх не продаємо.</li>
<li>Ви можете будь-коли попросити показати, виправити або видалити Ваші дані: privacy@berea.test.</li>
</ul>
<p>Юридичну силу має повний текст англійською мовою.</p>`,
};
