/** The terms of use of the demo college in short, in the languages of its campuses and students. */
export const TERMS_IN_SHORT: Readonly<Record<string, string>> = {
  hu_HU: `
<h2>Felhasználási feltételek röviden</h2>
<ul>
<li>A fiókja csak az Öné; jelszavát ne adja tovább.</li>
<li>Amit bead, az a saját munkája. Vizsgát egyedül ír; aki kilép belőle, befejezi a kísérletet.</li>
<li>A tananyag a tanulmányaihoz és szolgálatához készült, nem tehető közzé.</li>
<li>A tandíj a számláin szereplő napokon esedékes.</li>
</ul>
<p>A részletes angol szöveg az irányadó.</p>`,

  pl_PL: `
<h2>Warunki korzystania w skrócie</h2>
<ul>
<li>Konto należy tylko do Ciebie; nie udostępniaj hasła.</li>
<li>To, co oddajesz, jest Twoją własną pracą. Egzaminy zdajesz samodzielnie; opuszczenie egzaminu kończy
podejście.</li>
<li>Materiały służą Twoim studiom i służbie i nie wolno ich publikować.</li>
<li>Czesne jest płatne w terminach podanych na rachunkach.</li>
</ul>
<p>Wiążący jest pełny tekst w języku angielskim.</p>`,

  nl_NL: `
<h2>Gebruiksvoorwaarden in het kort</h2>
<ul>
<li>Je account is alleen van jou; deel je wachtwoord niet.</li>
<li>Wat je inlevert is je eigen werk. Examens maak je alleen; wie een examen verlaat, beëindigt de poging.</li>
<li>Lesmateriaal is voor je eigen studie en bediening en mag niet worden gepubliceerd.</li>
<li>Collegegeld is verschuldigd op de data die op je facturen staan.</li>
</ul>
<p>De volledige Engelse tekst is bindend.</p>`,

  ru_RU: `
<h2>Кратко об условиях использования</h2>
<ul>
<li>Учётная запись принадлежит только Вам; не сообщайте никому пароль.</li>
<li>Вы сдаёте только собственные работы. Экзамены сдаются самостоятельно; выход из экзамена завершает попытку.</li>
<li>Учебные материалы предназначены для Вашей учёбы и служения, публиковать их нельзя.</li>
<li>Плата за обучение вносится в дни, указанные в Ваших счетах.</li>
</ul>
<p>Юридическую силу имеет полный текст на английском языке.</p>`,

  zh_CN: `
<h2>使用条款摘要</h2>
<ul>
<li>账号只属于您本人，请勿泄露密码。</li>
<li>提交的作业须由您本人完成。考试须独立进行，离开考试即结束本次作答。</li>
<li>教学资料仅供您学习和事奉使用，不得公开发布。</li>
<li>学费应在账单所示日期缴纳。</li>
</ul>
<p>以完整的英文文本为准。</p>`,

  zh_TW: `
<h2>使用條款摘要</h2>
<ul>
<li>帳號只屬於您本人，請勿洩漏密碼。</li>
<li>繳交的作業須由您本人完成。考試須獨立進行，離開考試即結束本次作答。</li>
<li>教學資料僅供您學習和服事使用，不得公開發布。</li>
<li>學費應在帳單所示日期繳納。</li>
</ul>
<p>以完整的英文文本為準。</p>`,

  fr_FR: `
<h2>Les conditions d’utilisation en bref</h2>
<ul>
<li>Votre compte n’appartient qu’à vous ; ne communiquez pas votre mot de passe.</li>
<li>Ce que vous rendez est votre propre travail. Les examens se passent seul ; quitter un examen met fin à la
tentative.</li>
<li>Les supports de cours servent à vos études et à votre ministère et ne doivent pas être publiés.</li>
<li>Les frais de scolarité sont dus aux dates indiquées sur vos factures.</li>
</ul>
<p>Seul le texte anglais complet fait foi.</p>`,

  id_ID: `
<h2>Ketentuan penggunaan secara singkat</h2>
<ul>
<li>Akun hanya milik Anda; jangan bagikan kata sandi.</li>
<li>Yang Anda kumpulkan adalah karya Anda sendiri. Ujian dikerjakan sendiri; keluar dari ujian mengakhiri
percobaan.</li>
<li>Bahan ajar diperuntukkan bagi studi dan pelayanan Anda dan tidak boleh dipublikasikan.</li>
<li>Uang kuliah jatuh tempo pada tanggal yang tertera di tagihan Anda.</li>
</ul>
<p>Teks lengkap dalam bahasa Inggris adalah yang berlaku.</p>`,

  it_IT: `
<h2>Le condizioni d’uso in breve</h2>
<ul>
<li>L’account è solo tuo; non comunicare la password.</li>
<li>Ciò che consegni è opera tua. Gli esami si sostengono da soli; uscire da un esame conclude il tentativo.</li>
<li>Il materiale didattico serve ai tuoi studi e al tuo ministero e non può essere pubblicato.</li>
<li>La retta è dovuta alle date indicate sulle fatture.</li>
</ul>
<p>Fa fede il testo completo in inglese.</p>`,

  uk_UA: `
<h2>Коротко про умови користування</h2>
<ul>
<li>Обліковий запис належить лише Вам; нікому не повідомляйте пароль.</li>
<li>Ви здаєте лише власні роботи. Іспити складаються самостійно; вихід з іспиту завершує спробу.</li>
<li>Навчальні матеріали призначені для Вашого навчання та служіння, публікувати їх не можна.</li>
<li>Плату за навчання вносять у дні, зазначені у Ваших рахунках.</li>
</ul>
<p>Юридичну силу має повний текст англійською мовою.</p>`,
};
