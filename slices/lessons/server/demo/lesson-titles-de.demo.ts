/** The titles of lesson-titles.demo.ts for those who read in German. */
export const TITLES_DE: Readonly<Record<string, string>> = {
  'BI 101':
    'Ein Buch aus vielen|Am Anfang|Eine Familie und ein Versprechen|Aus Ägypten|Land und Richter|Könige und ihre Lieder|Das Exil und seine Propheten|Rückkehr und Warten',
  'BI 102':
    'Die Welt, in die er kam|Geburt und verborgene Jahre|Taufe und Versuchung|Das Reich wird angekündigt|Zwölf, die folgten|Der Weg nach Jerusalem|Die letzte Woche|Wahrhaftig auferstanden',
  'LF 101':
    'Wer wir waren|Wer wir sind|Ein neues Herz|Alte Gewohnheiten|Der erneuerte Sinn|Versuchung|Arbeit und Ruhe|Eine Lebensregel',
  'LF 102':
    'Beim Namen gekannt|Hören und tun|Stille|Beten mit Worten|Beten ohne Worte|Wenn Gott fern scheint|Sabbat|Ein Tag mit Gott',
  'ST 101':
    'Warum Methode zählt|Beobachten: was da steht|Fragen: wer, wo, warum|Wörter und wie sie wirken|Vergleichen: die übrige Schrift|Arten von Texten|Anwenden: was nun|Ihr eigenes Studium',
  'TH 101':
    'Kann man Gott kennen?|Heilig|Gut|Treu|Gerecht|Nah und fern|Ein Gott, drei Personen|Vor ihm leben',
  'BI 103':
    'Der Obersaal|Pfingsten|Eine Gemeinde in Jerusalem|Zerstreut|Petrus und die Völker|Paulus wird gesandt|Bis ans Ende des Reiches|Wie die Apostelgeschichte endet',
  'LF 103':
    'Warum wir beten|Das Vaterunser|Psalmen für jeden Tag|Bitten|Danken|Klage|Gemeinsam beten|Ein Haus des Gebets',
  'TH 102':
    'Was Gnade ist|Gesetz und Verheißung|Gerechtfertigt|Glaube, der wirkt|Gewissheit|Gnade für jeden Tag|Gnade untereinander|Gnade bis zum Ende',
  'MN 101':
    'Was die Nachricht ist|Erst zuhören|Ihre eigene Geschichte|Fragen der Menschen|Klar reden|Kinder und Nachbarn|Der, der zieht|Ein Monat gemeinsam unterwegs',
  'BI 104':
    'Wie man einen Psalm liest|Lieder des Lobes|Lieder der Tränen|Lieder des Vertrauens|Sprüche für eine Woche|Hiob und seine Freunde|Unter der Sonne|Das Hohelied',
  'MN 102':
    'Ein Leib mit vielen Gliedern|Gaben|Teams|Im Verborgenen dienen|Konflikt|Unter Leitung|Ruhe für Dienende|Klein anfangen',
  'LF 104': 'Wem es gehört|Verdienen|Ausgeben|Sparen|Geben|Schulden|Zufriedenheit|Ein Plan für den Haushalt',
  'BI 201':
    'Wie wir zum Neuen Testament kamen|Vier Evangelien, eine Geschichte|Apostelgeschichte: die Geschichte zieht hinaus|Paulus und seine Welt|Briefe als Briefe lesen|Hebräer und die allgemeinen Briefe|Offenbarung ohne Furcht|Eine Geschichte, ein Herr',
  'BI 202':
    'An alle in Rom|Keiner ist gerecht|Gerecht durch Glauben|Friede mit Gott|Tot und lebendig|Leben im Geist|Israels Hoffnung|Lebendige Opfer',
  'TH 201':
    'Was ein Text bedeutete|Zusammenhang|Gattung|Geschichte hinter den Worten|Wörter und Grammatik|Die ganze Geschichte|Damals und heute|Ehrliche Leser',
  'CH 201':
    'Nach den Aposteln|Märtyrer|Die Katakomben|Verteidiger des Glaubens|Konstantin|Nizäa|Augustinus|Mönche und Missionare',
  'MN 201':
    'Warum predigen|Vom Text zum Satz|Gliederung|Anfänge|Bilder und Geschichten|Schlüsse|Stimme und Körper|Predigtwoche',
  'LF 201':
    'Füreinander geschaffen|Freundschaft|Reden und zuhören|Geld zu Hause|Kinder|Wenn es wehtut|Allein und ganz|Zusammen alt werden',
  'BI 203':
    'Fünf Bücher, eine Tora|Schöpfung|Abraham|Josef|Der Auszug|Sinai|Die Stiftshütte|In den Ebenen Moabs',
  'TH 202':
    'Verheißen|Ausgegossen|Gaben|Frucht|Vom Geist geleitet|Betrübt und gedämpft|Der Geist und das Wort|Neu erfüllt',
  'MN 202':
    'Der Ruf des Hirten|Zuhören|Besuche im Krankenhaus|Trauer|Sucht|Krise|Wann man weiterverweist|Fürsorge für Helfende',
  'CH 202':
    'Das lange Mittelalter|Wycliffe und Hus|Luther|Genf|Die Täufer|Puritaner und Pietisten|Erweckungen|Eine weltweite Kirche',
  'BI 204':
    'Was ein Prophet ist|Amos und Hosea|Jesaja von Jerusalem|Tröstet mein Volk|Jeremia|Hesekiel am Fluss|Daniel|Die Zwölf',
  'MN 203':
    'Warum klein|Der erste Abend|Fragen, die öffnen|Die Stillen und die Lauten|Gebet im Kreis|Schwierigkeiten|Sich vermehren|Gut abschließen',
  'TH 203':
    'Bünde|Noah und Abraham|Mose|David|Der neue Bund|Das Reich ist nahe|Schon jetzt, noch nicht|Alles neu',
  'BI 301':
    'Ein Wort der Ermutigung|Besser als Engel|Ruhe|Ein großer Hohepriester|Melchisedek|Ein für alle Mal|Durch Glauben|Draußen vor dem Lager',
  'TH 301':
    'Theologie treiben|Offenbarung|Gott|Mensch und Sünde|Christus|Erlösung|Die Kirche|Die letzten Dinge',
  'MN 301': 'Warum neue Gemeinden|Ein Team|Ein Ort|Das erste Jahr|Geld|Sonntag|Rückschläge|Aussenden',
  'CH 301':
    'Von Antiochia aus|Nach Irland und zurück|Durch Asien|Die Herrnhuter|William Carey|Hudson Taylor|Von überall nach überall|Ihr eigener Teil',
  'TH 302':
    'Wessen Gutes?|Die Gebote|Die Bergpredigt|Wahrheit|Leben|Gerechtigkeit|Nachbarn und Fremde|Gewissen',
  'MN 302': 'Charakter zuerst|Berufen|Macht|Scheitern|Entscheiden|Delegieren|Nachfolge|Zu Ende bringen',
  'ST 301':
    'Alphabet|Erste Wörter|Der Artikel|Substantive|Präsens|Vergangenheit|Partizipien|Johannes 1 lesen',
  'BI 302':
    'Wie man sie liest|Sieben Gemeinden|Der Thron|Siegel|Posaunen|Das Tier und das Lamm|Babylon fällt|Eine neue Stadt',
  'MN 303': 'Einen Platz finden|Vereinbarung|Erste Wochen|Beobachten|Tun|Rückmeldung|Berichten|Was nun',
  'MN 204':
    'Was Anbetung ist|Lieder auswählen|Proben|Einen Raum leiten|Klang|Stille|Ein Jahr planen|Andere ausbilden',
  'MN 205':
    'Wie Kinder lernen|Sichere Orte|Eine Geschichte erzählen|Basteln und spielen|Eltern|Schwere Tage|Ferienprogramme|Helferteams',
  'FF 001':
    'Ein Name, den alle kennen|Ein Mann seiner Zeit|Was er lehrte|Was er tat|Warum er starb|Ist er auferstanden?|Worum er bittet|Nachfolgen',
  'FF 002': 'Eine Geschichte|Anfang|Verheißung|Könige|Exil|Jesus|Kirche|Ende',
  'FF 003': 'Warum beten|Wo anfangen|Vaterunser|Danke|Entschuldigung|Bitte|Hören|Jeden Tag',
};
