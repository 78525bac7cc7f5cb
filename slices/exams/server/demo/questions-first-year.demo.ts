// Questions of the first year in GIFT: the title of each is its topic, and what follows #### explains it.

export const OLD_TESTAMENT = `
::Torah::Who led Israel out of Egypt? {=Moses ~Joshua ~Samuel ~David####God called him at the burning bush (Exodus 3).}

::Torah::Which book tells of the tent of meeting being built? {=Exodus ~Genesis ~Ruth ~Esther####Exodus 25 to 40.}

::Torah::Abraham was called out of Ur of the Chaldeans. {T####Genesis 11:31 and 15:7.}

::History::Match each person with what is told of them. {=Deborah -> judged Israel under a palm tree =Gideon -> laid a fleece on the threshing floor =Ruth -> gleaned in the field of Boaz =Nehemiah -> rebuilt the wall of Jerusalem####Judges 4, Judges 6, Ruth 2 and Nehemiah 2.}

::History::Which kings ruled over all twelve tribes? {~%33%Saul ~%33%David ~%34%Solomon ~%-50%Ahab ~%-50%Hezekiah####After Solomon the kingdom was divided (1 Kings 12).}

::History::The northern kingdom fell to {=Assyria =the Assyrians =Assyrians####Samaria was taken in 722 BC (2 Kings 17).}.

::Wisdom and psalms::Which psalm begins “The Lord is my shepherd”? {=23 =Psalm 23 =twenty-three =Ps 23####A psalm of David.}

::Wisdom and psalms::Job’s friends were right about why he suffered. {F####The Lord says so himself in Job 42:7.}

::Prophets::Which prophet walked naked and barefoot for three years as a sign? {=Isaiah ~Jeremiah ~Hosea ~Amos####Isaiah 20.}

::Prophets::To which city was Jonah sent? {=Nineveh ~Babylon ~Tyre ~Damascus####Jonah 1:2.}

::Prophets::Which of these prophets spoke after the return from exile? {~%50%Haggai ~%50%Malachi ~%-50%Amos ~%-50%Micah####With Zechariah they are the last three of the Twelve.}

::Prophets::Where do we read “I will make a new covenant with the house of Israel”? {=Jeremiah 31:31 =Jer 31:31####It is taken up in Hebrews 8.}
`;

export const LIFE_OF_CHRIST = `
::Beginnings::In which town was Jesus born? {=Bethlehem ~Nazareth ~Capernaum ~Jericho####Luke 2:4–7.}

::Beginnings::Who baptised Jesus? {=John ~Peter ~Andrew ~Philip####Matthew 3:13–17.}

::Beginnings::Jesus was tempted in the wilderness for {=40 =forty####Luke 4:2.} days.

::Galilee::Which disciples were on the mountain when Jesus was transfigured? {~%33%Peter ~%33%James ~%34%John ~%-50%Andrew ~%-50%Thomas####Mark 9:2.}

::Galilee::Match each place with what happened there. {=Cana -> water became wine =Sychar -> a woman met him at the well =Bethany -> Lazarus was raised =Capernaum -> a man was let down through the roof####John 2, John 4, John 11 and Mark 2.}

::Galilee::All four Gospels tell of the feeding of the five thousand. {T####It is the only sign before the last week which all four tell.}

::CourseOffering::The Sermon on the Mount stands in {=Matthew ~Mark ~Luke ~John####Matthew 5 to 7; Luke 6 has the sermon on the plain.}

::CourseOffering::Who stopped to help the man who fell among robbers? {=A Samaritan ~A priest ~A Levite ~A tax collector####Luke 10:33.}

::Jerusalem::For how much was Jesus betrayed? {=Thirty pieces of silver ~Ten pieces of gold ~A field ~Three hundred denarii####Matthew 26:15.}

::Jerusalem::Pilate found guilt in Jesus. {F####He says three times that he finds none (Luke 23:4, 14, 22).}

::Jerusalem::Who came first to the tomb, according to John? {=Mary Magdalene ~Peter ~Salome ~Joanna####John 20:1.}
`;

export const HOW_TO_STUDY = `
::Observing::What comes first when we study a passage? {=Seeing what it says ~Asking how it helps us ~Reading a commentary ~Preparing a talk####Observation comes before interpretation, and both before application.}

::Observing::A word that is repeated is worth a mark in the margin. {T####Repetition is the oldest way of printing in bold.}

::Asking::Which questions belong to the setting of a letter? {~%33%Who wrote it? ~%33%To whom? ~%34%What was going on? ~%-100%What would I have written?####The first hearers understood it before we did.}

::Asking::The Bereans examined the Scriptures {=daily =every day####Acts 17:11.} to see if these things were so.

::Comparing::Match each kind of writing with a book. {=Law -> Leviticus =Song -> Psalms =Letter -> Philemon =Vision -> Revelation####Each kind is read by its own rules.}

::Comparing::What is a cross-reference? {=Another passage that throws light on this one ~A mistake in the margin ~The date of a book ~A verse about the cross####Scripture is its own best interpreter.}

::Comparing::Two Gospels that differ in a detail cannot both be true. {F####Two witnesses may tell the same day from two sides.}

::Applying::An application is best when it is {=something we can do this week ~as general as possible ~meant for somebody else ~new every time####James 1:22.}

::Applying::Where do we read “Be doers of the word, and not hearers only”? {=James 1:22 =Jas 1:22####A rule for every Bible class.}

::Applying::Jesus compared hearing and doing with building a house on {=rock =the rock =a rock####Matthew 7:24.}.
`;

export const CHARACTER_OF_GOD = `
::His name::What name did God tell Moses at the bush? {=I am who I am ~The Ancient of Days ~The Lord of hosts ~The Almighty####Exodus 3:14.}

::His name::“God is love” stands in {=1 John 4:8 =1 John 4:16 =1 Jn 4:8####It stands there twice, in verses 8 and 16.}.

::His ways::Which does Exodus 34:6 say of the Lord? {~%33%merciful ~%33%slow to anger ~%34%abounding in steadfast love ~%-100%easily moved####The verse is quoted all over the Old Testament.}

::His ways::God changes his mind as people do. {F####Numbers 23:19; Malachi 3:6.}

::His ways::Match each psalm with what it praises. {=Psalm 23 -> his care =Psalm 103 -> his mercy =Psalm 139 -> that he knows us =Psalm 19 -> that creation speaks of him####Read each of them aloud once this week.}

::Three in one::At the baptism of Jesus the Spirit came down like a {=dove =a dove####Luke 3:22.}.

::Three in one::Where are disciples baptised in the name of the Father, the Son and the Spirit? {=Matthew 28 ~Mark 1 ~Acts 8 ~Romans 6####Matthew 28:19.}

::Three in one::The word “Trinity” stands in the Bible. {F####The word is the church’s; what it says is Scripture’s.}

::Trusting him::Who was called the friend of God? {=Abraham ~Noah ~Jacob ~Solomon####James 2:23.}

::Trusting him::Without {=faith####Hebrews 11:6.} it is impossible to please God.
`;
