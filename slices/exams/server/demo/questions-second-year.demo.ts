// Questions of the second year in GIFT, those on Romans in two languages: the exam can be sat in either.

export const NEW_TESTAMENT = `
::Gospels::Which Gospel was written by a physician? {=Luke ~Mark ~John ~Matthew####Colossians 4:14.}

::Gospels::Which Gospel begins “In the beginning was the Word”? {=John ~Mark ~Luke ~Matthew####John 1:1.}

::Gospels::Mark is the shortest Gospel. {T####Sixteen chapters, and “immediately” in nearly all of them.}

::Acts::Where were the disciples first called Christians? {=Antioch =in Antioch =Antioch in Syria####Acts 11:26.}

::Acts::Who travelled with Paul on the first journey? {~%50%Barnabas ~%50%John Mark ~%-50%Silas ~%-50%Timothy####Acts 13; Silas came on the second (Acts 15:40).}

::Letters of Paul::Match each letter with its occasion. {=Philemon -> a runaway slave returns =Galatians -> circumcision is demanded =1 Corinthians -> a church is divided =Philippians -> thanks for a gift####One occasion each, and a gospel large enough for all.}

::Letters of Paul::In 1 Corinthians, Paul opens several sections with the words “now concerning”. What does this phrase most likely tell us about the passage that follows? {=It shows that Paul is answering a question the church had written to him ~It proves that the verse applies to every reader in the same way ~It marks a quotation from the Old Testament ~It begins the closing greetings of the letter####1 Corinthians 7:1 says it outright: “concerning the matters about which you wrote”.}

::Letters of Paul::Paul wrote Hebrews and signed it with his name. {F####The letter names no writer.}

::Other letters::“Faith without works is dead” stands in {=James ~Jude ~Titus ~2 Peter####James 2:26.}

::Other letters::Who wrote from Patmos? {=John =the apostle John####Revelation 1:9.}

::Other letters::To how many churches is Revelation addressed? {=Seven ~Three ~Twelve ~Nine####Revelation 1:11.}

::Other letters::Where do we read “We love because he first loved us”? {=1 John 4:19 =1 Jn 4:19####A sentence to know by heart.}
`;

export const ROMANS = {
  en: `
::Sin::“All have sinned and fall short of the glory of God.” Where does it stand? {=Romans 3:23 =Rom 3:23####The sum of the first three chapters.}

::Sin::Who is without excuse, according to Romans 1? {=Those who see what God has made ~Only those who have the law ~Only the Romans ~Nobody####Romans 1:20.}

::Grace::Which example of faith does Paul take up in chapter 4? {=Abraham ~Moses ~Elijah ~Noah####Genesis 15:6 is quoted three times there.}

::Grace::We are justified by faith apart from works of the law. {T####Romans 3:28.}

::Grace::The wages of sin is {=death####Romans 6:23.}, but the free gift of God is eternal life.

::New life::Which of these are in Romans 8? {~%33%no condemnation ~%33%groaning of creation ~%34%more than conquerors ~%-100%the armour of God####The armour of God is in Ephesians 6.}

::New life::Baptism, in Romans 6, means being buried with {=Christ ~Moses ~the law ~Abraham####Romans 6:4.}

::New life::Match each chapter with its theme. {=Romans 5 -> peace with God =Romans 8 -> life in the Spirit =Romans 11 -> the olive tree =Romans 13 -> those in authority####A map for finding one’s way.}

::Living::What are we asked to present as a living sacrifice? {=Our bodies ~Our offerings ~Our words ~Our vows####Romans 12:1.}

::Living::Paul had founded the church in Rome himself. {F####He had not yet been there (Romans 1:10–13).}

::Setting::Paul wrote this letter towards the end of his third journey. Which number on the map marks the city from which he most likely wrote? {~1 =2 ~3 ~4####Corinth: Phoebe came from its harbour Cenchreae, and Gaius was his host there (Romans 16:1 and 23).}
`,
  de_DE: `
::Sin::„Alle haben gesündigt und ermangeln der Herrlichkeit Gottes.“ Wo steht das? {=Römer 3,23 =Röm 3,23####Die Summe der ersten drei Kapitel.}

::Sin::Wer hat nach Römer 1 keine Entschuldigung? {=Wer sieht, was Gott gemacht hat ~Nur wer das Gesetz hat ~Nur die Römer ~Niemand####Römer 1,20.}

::Grace::Welches Beispiel des Glaubens greift Paulus in Kapitel 4 auf? {=Abraham ~Mose ~Elia ~Noah####1. Mose 15,6 wird dort dreimal zitiert.}

::Grace::Wir werden durch Glauben gerechtfertigt, ohne Werke des Gesetzes. {T####Römer 3,28.}

::Grace::Der Lohn der Sünde ist der {=Tod####Römer 6,23.}, die Gabe Gottes aber ist das ewige Leben.

::New life::Was davon steht in Römer 8? {~%33%keine Verdammnis ~%33%das Seufzen der Schöpfung ~%34%mehr als Überwinder ~%-100%die Waffenrüstung Gottes####Die Waffenrüstung steht in Epheser 6.}

::New life::In der Taufe sind wir nach Römer 6 begraben mit {=Christus ~Mose ~dem Gesetz ~Abraham####Römer 6,4.}

::New life::Ordnen Sie jedem Kapitel sein Thema zu. {=Römer 5 -> Frieden mit Gott =Römer 8 -> Leben im Geist =Römer 11 -> der Ölbaum =Römer 13 -> die Obrigkeit####Eine Karte, um sich zurechtzufinden.}

::Living::Was sollen wir als lebendiges Opfer hingeben? {=Unsere Leiber ~Unsere Gaben ~Unsere Worte ~Unsere Gelübde####Römer 12,1.}

::Living::Paulus hatte die Gemeinde in Rom selbst gegründet. {F####Er war noch nicht dort gewesen (Römer 1,10–13).}

::Setting::Paulus schrieb diesen Brief gegen Ende seiner dritten Reise. Welche Zahl auf der Karte bezeichnet die Stadt, aus der er wahrscheinlich schrieb? {~1 =2 ~3 ~4####Korinth: Phöbe kam aus dem Hafen Kenchreä, und Gaius war dort sein Gastgeber (Römer 16,1 und 23).}
`,
};

export const HERMENEUTICS = `
::Context::What decides first what a word means? {=The sentence it stands in ~A dictionary ~How we use it today ~Its oldest root####Words mean what they mean together.}

::Context::A text cannot mean what it never meant. {T####The rule comes from Fee and Stuart.}

::Context::Reading our own thoughts into a text is called {=eisegesis####The opposite, reading out of it what is there, is exegesis.}.

::Kinds of text::Match each kind of text with the way it is read. {=Proverb -> as a rule of thumb =Parable -> for its one surprise =Lament -> as a prayer =Genealogy -> as a bridge through time####Each kind keeps its own promises.}

::Kinds of text::Which of these are marks of Hebrew poetry? {~%50%parallel lines ~%50%pictures ~%-50%rhymes at the end ~%-50%footnotes####Psalm 1 has both in six verses.}

::Kinds of text::A proverb is a promise without exception. {F####Compare Proverbs 26:4 with the verse after it.}

::Old and New::What is a type? {=A person or event that foreshadows a later one ~A printed letter ~A kind of psalm ~A copy by hand####Romans 5:14 calls Adam one.}

::Old and New::On which road did Jesus open the Scriptures to two disciples? {=Emmaus =the road to Emmaus =to Emmaus####Luke 24:27.}

::Today::What comes between what it meant and what it means? {=A principle that holds in both times ~A vote ~The preacher’s own story ~Nothing at all####Build the bridge before you cross it.}

::Today::Who is promised to guide us into all truth? {=The Spirit ~The church fathers ~The scribes ~The angels####John 16:13.}
`;

export const CHURCH_HISTORY = `
::Early church::Under which emperor did persecution end in the empire? {=Constantine ~Nero ~Julian ~Trajan####The edict of Milan, 313.}

::Early church::Polycarp was bishop of {=Smyrna####He died there for his Lord about 155.}.

::Early church::Why did Christians meet in the catacombs? {=To bury and remember their dead ~To hide treasure ~To live there ~To mine stone####They were cemeteries above all.}

::Councils::Match each council with its question. {=Nicaea -> whether the Son is God =Constantinople -> whether the Spirit is God =Chalcedon -> how Christ is God and man =Jerusalem -> whether Gentiles must be circumcised####The last is told in Acts 15.}

::Councils::Arius taught that there was a time when the Son was not. {T####Athanasius answered him all his life.}

::Councils::In which year was the council of Nicaea? {=325 =AD 325 =A.D. 325####Constantine called it.}

::Fathers::Who wrote the Confessions? {=Augustine ~Jerome ~Ambrose ~Origen####About the year 400, in Hippo.}

::Fathers::Who translated the Bible into the Latin that the West read for a thousand years? {=Jerome ~Tertullian ~Cyprian ~Leo####It is called the Vulgate.}

::Fathers::Which of these wrote in Greek? {~%50%Athanasius ~%50%Chrysostom ~%-50%Augustine ~%-50%Tertullian####The other two wrote in Latin.}

::Fathers::Monks first gathered in the deserts of Gaul. {F####In Egypt, around Antony and Pachomius.}
`;

export const PREACHING = `
::Passage::What is the first thing a sermon owes its passage? {=To say what it says ~To be short ~To be funny ~To be new####The preacher is a herald, not an author.}

::Passage::Ezra read and gave the {=sense =meaning####Nehemiah 8:8.}, so that the people understood.

::Passage::A sermon should have one main thought. {T####If it is a mist in the pulpit it is a fog in the pew.}

::Hearers::Match each hearer with what helps them. {=A child -> a picture =A doubter -> an honest reason =A mourner -> a promise =A tired worker -> one clear thing to do####All four sit in one row.}

::Hearers::Which of these help people to listen? {~%50%pauses ~%50%short sentences ~%-50%reading every word ~%-50%many quotations####Try it with your own notes.}

::Delivery::To whom did Paul say “Preach the word”? {=Timothy ~Titus ~Silas ~Philemon####2 Timothy 4:2.}

::Delivery::On the hill of Ares Paul quoted Greek poets. {T####Acts 17:28.}

::Delivery::Whoever preaches well needs no preparation. {F####2 Timothy 2:15.}

::Your sermon::Take Mark 4:35–41. In a few sentences, tell its one main thought, and how you would begin so that a tired hearer wants to know how it goes on. {}
`;
