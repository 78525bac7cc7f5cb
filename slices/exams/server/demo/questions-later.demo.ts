// Questions of the third year, of the terms to come and of the free course, in GIFT.

export const ACTS = `
::Jerusalem::What did the Spirit come like at Pentecost? {=A rushing wind ~An earthquake ~A still small voice ~A cloud####Acts 2:2.}

::Jerusalem::How many were baptised on that day? {=About three thousand ~Twelve ~Five hundred ~Seventy####Acts 2:41.}

::Jerusalem::Stephen was the first of the church to die for his faith. {T####Acts 7.}

::Judea and Samaria::Whom did Philip meet on the road to Gaza? {=An Ethiopian ~Cornelius ~Simon ~Ananias####Acts 8:27.}

::Judea and Samaria::Saul was struck down on the road to {=Damascus####Acts 9:3.}.

::Judea and Samaria::Match each person with their town. {=Tabitha -> Joppa =Cornelius -> Caesarea =Lydia -> Philippi =Crispus -> Corinth####Acts 9, 10, 16 and 18.}

::Ends of the earth::Where did Paul and Silas sing at midnight? {=In prison ~On a ship ~In the synagogue ~By a river####Acts 16:25.}

::Ends of the earth::Which cities heard Paul on the second journey? {~%33%Philippi ~%33%Athens ~%34%Corinth ~%-100%Alexandria####Acts 16 to 18.}

::Ends of the earth::The Jews of Berea were more noble than those of {=Thessalonica####Acts 17:11.}.

::Ends of the earth::Acts ends with Paul set free. {F####He lives under guard in Rome and teaches unhindered (Acts 28:30–31).}
`;

export const PROPHETS = `
::Before the exile::Which prophet was a herdsman of Tekoa? {=Amos ~Micah ~Joel ~Nahum####Amos 1:1.}

::Before the exile::Hosea’s marriage is a picture of God and {=Israel =his people####Hosea 1 to 3.}.

::Before the exile::Where do we read “do justice, love kindness, walk humbly with your God”? {=Micah 6:8 =Mic 6:8####It is the whole book in a line.}

::Judah::Match each prophet with a picture. {=Isaiah -> a burning coal on his lips =Jeremiah -> a potter at his wheel =Ezekiel -> a valley of bones =Daniel -> four beasts from the sea####Isaiah 6, Jeremiah 18, Ezekiel 37 and Daniel 7.}

::Judah::Jeremiah was thrown into a cistern. {T####Jeremiah 38:6.}

::Judah::Who wrote down what Jeremiah said? {=Baruch ~Gehazi ~Ezra ~Shaphan####Jeremiah 36:4.}

::After the return::What did Haggai call the people to do? {=Build the temple ~Keep the Sabbath ~Leave the city ~Choose a king####Haggai 1:8.}

::After the return::Which prophets belong to the Twelve? {~%33%Obadiah ~%33%Habakkuk ~%34%Zechariah ~%-50%Daniel ~%-50%Baruch####The Twelve fill one scroll.}

::After the return::Zechariah saw the king come riding on a {=donkey =an ass =ass =colt####Zechariah 9:9.}.

::After the return::Malachi promises that Elijah will come. {T####Malachi 4:5.}
`;

export const HEBREWS = `
::Better::To whom is the Son compared first? {=To angels ~To Moses ~To Aaron ~To Joshua####Hebrews 1:4.}

::Better::Hebrews calls Jesus a priest after the order of {=Melchizedek =Melchisedec####Hebrews 5:6, from Psalm 110.}.

::Better::The old covenant is called obsolete. {T####Hebrews 8:13.}

::Priest and offering::How often did the high priest enter the inner room? {=Once a year ~Every day ~Every Sabbath ~Three times a year####Hebrews 9:7.}

::Priest and offering::Christ has to offer himself again each year. {F####Once for all: Hebrews 9:26 and 10:10.}

::Priest and offering::Match each thing with what Hebrews says of it. {=The curtain -> his flesh =Melchizedek -> without genealogy =The law -> a shadow of good things =The word of God -> sharper than a sword####Hebrews 10:20, 7:3, 10:1 and 4:12.}

::Faith::Who are named in chapter 11? {~%33%Abel ~%33%Rahab ~%34%Samson ~%-100%Jonah####Read the list slowly once.}

::Faith::Faith is the {=assurance =substance =confidence####Hebrews 11:1.} of things hoped for.

::Running::What are we to lay aside for the race? {=Every weight, and sin ~Our shoes ~Our fears only ~The law####Hebrews 12:1.}

::Running::Jesus Christ is the same yesterday and today and forever. Where? {=Hebrews 13:8 =Heb 13:8####Written to people whose leaders had died.}
`;

export const SYSTEMATIC_THEOLOGY = `
::Scripture::“All Scripture is breathed out by God.” Where does it stand? {=2 Timothy 3:16 =2 Tim 3:16####And is profitable, the verse goes on.}

::Scripture::What is general revelation? {=What creation and conscience tell of God ~The letters to all churches ~What everybody agrees on ~The Old Testament####Psalm 19; Romans 2:15.}

::Christ::Christ is one person in two natures. {T####So the council of Chalcedon, 451.}

::Christ::Match each office with what he does. {=Prophet -> makes God known =Priest -> offers himself and prays =King -> rules and defends####The threefold office.}

::Salvation::Which comes from God’s declaring, not from our changing? {=Justification ~Sanctification ~Growth ~Perseverance####We are counted righteous.}

::Salvation::Which belong to the fruit of the Spirit? {~%33%patience ~%33%gentleness ~%34%self-control ~%-100%success####Galatians 5:22–23.}

::Salvation::By {=grace####Ephesians 2:8.} you have been saved through faith.

::Church::Who is the head of the church? {=Christ ~Peter ~The elders ~The council####Colossians 1:18.}

::Church::The two signs that Christ gave his church are baptism and the Lord’s {=supper =table####1 Corinthians 11:20.}.

::Last things::The day and hour of his coming are known to the angels. {F####Matthew 24:36.}
`;

export const MISSIONS = `
::First steps::Who is called the apostle to the Gentiles? {=Paul ~Peter ~James ~Philip####Romans 11:13.}

::First steps::Patrick brought the gospel to {=Ireland####In the fifth century, where he had been a slave.}.

::First steps::Cyril and Methodius made an alphabet for the Slavs. {T####In the ninth century.}

::Protestant missions::Who is called the father of modern missions? {=William Carey ~Hudson Taylor ~David Livingstone ~Adoniram Judson####He sailed for India in 1793.}

::Protestant missions::Match each name with a country. {=Judson -> Burma =Taylor -> China =Livingstone -> Africa =Carey -> India####Four shelves of any mission library.}

::Protestant missions::The Moravians sent nobody before 1900. {F####They sent their first two to the Caribbean in 1732.}

::Protestant missions::Who went to the lepers of Molokai? {=Damien ~Xavier ~Eliot ~Schwartz####He died there in 1889.}

::Today::Which are parts of learning a culture? {~%33%language ~%33%eating together ~%34%listening ~%-100%correcting first####Those who listen are listened to.}

::Today::Where do most Christians live today? {=In the global south ~In Europe ~In North America ~In Australia####Africa, Asia and Latin America together.}

::Today::“How are they to hear without someone preaching?” stands in {=Romans 10:14 =Rom 10:14####And how are they to preach unless they are sent?}.
`;

export const WHO_IS_JESUS = `
::Mark::Mark calls his book the beginning of the {=gospel =good news####Mark 1:1.} of Jesus Christ.

::Mark::What did Jesus say to the storm? {=Peace! Be still! ~Come and follow ~Go away ~Nothing####Mark 4:39.}

::Mark::Jesus ate with tax collectors and sinners. {T####Mark 2:15.}

::Mark::Who said “You are the Christ”? {=Peter ~John ~Judas ~Pilate####Mark 8:29.}

::Mark::Match each person with what Jesus did. {=Jairus -> raised his daughter =Bartimaeus -> gave him his sight =Levi -> called him from his booth =Simon’s mother-in-law -> took her fever away####Mark 5, 10, 2 and 1.}

::Mark::Which came to the tomb? {~%50%Mary Magdalene ~%50%Salome ~%-50%Peter ~%-50%Pilate####Mark 16:1.}

::Mark::The curtain of the temple was torn from bottom to top. {F####From top to bottom (Mark 15:38).}

::Mark::Who said at the cross “Truly this man was the Son of God”? {=A centurion ~A priest ~A soldier’s wife ~A thief####Mark 15:39.}

::Mark::The Son of Man came not to be served but to {=serve####Mark 10:45.}.

::Mark::How many loaves were there for the five thousand? {=5 =five####Mark 6:38.}
`;
