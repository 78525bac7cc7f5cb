import { TITLES_DE } from './lesson-titles-de.demo.ts';
import { TITLES_ES } from './lesson-titles-es.demo.ts';

/** What each lesson of the demo college's courses is about, by the code of the course. */
const TITLES: Readonly<Record<string, string>> = {
  'BI 101':
    'One book of many|In the beginning|A family and a promise|Out of Egypt|Land and judges|Kings and their songs|Exile and its prophets|Return and waiting',
  'BI 102':
    'The world he came into|Birth and hidden years|Baptism and testing|The kingdom announced|Twelve who followed|The road to Jerusalem|The last week|Risen indeed',
  'LF 101':
    'Who we were|Who we are|A new heart|Old habits|The renewed mind|Temptation|Work and rest|A rule of life',
  'LF 102':
    'Known by name|Hearing and doing|Silence|Praying with words|Praying without words|When God seems far|Sabbath|A day with God',
  'ST 101':
    'Why method matters|Observe: what is there|Ask: who, where, why|Words and how they work|Compare: the rest of Scripture|Kinds of writing|Apply: what now|Your own study',
  'TH 101': 'Can God be known?|Holy|Good|Faithful|Just|Near and far|One God, three persons|Living before him',
  'BI 103':
    'The upper room|Pentecost|A church in Jerusalem|Scattered|Peter and the nations|Paul is sent|To the ends of the empire|How Acts ends',
  'LF 103':
    'Why we pray|The Lord’s Prayer|Psalms for every day|Asking|Thanking|Lament|Praying together|A house of prayer',
  'TH 102':
    'What grace is|Law and promise|Justified|Faith that works|Assurance|Grace for each day|Grace between people|Grace to the end',
  'MN 101':
    'What the news is|Listening first|Your own story|Questions people ask|Speaking plainly|Children and neighbours|The one who draws|A month of walking along',
  'BI 104':
    'How to read a psalm|Songs of praise|Songs of tears|Songs of trust|Proverbs for a week|Job and his friends|Under the sun|The song of songs',
  'MN 102':
    'A body of many parts|Gifts|Teams|Serving unseen|Conflict|Under authority|Rest for servants|Starting small',
  'LF 104': 'Whose it is|Earning|Spending|Saving|Giving|Debt|Contentment|A plan for a household',
  'BI 201':
    'How we got the New Testament|Four Gospels, one story|Acts: the story goes out|Paul and his world|Reading letters as letters|Hebrews and the general letters|Revelation without fear|One story, one Lord',
  'BI 202':
    'To all in Rome|None righteous|Justified by faith|Peace with God|Dead and alive|Life in the Spirit|Israel’s hope|Living sacrifices',
  'TH 201':
    'What a text meant|Context|Genre|History behind the words|Words and grammar|The whole story|Then and now|Honest readers',
  'CH 201':
    'After the apostles|Martyrs|The catacombs|Defenders of the faith|Constantine|Nicaea|Augustine|Monks and missionaries',
  'MN 201':
    'Why preach|From text to sentence|Outline|Beginnings|Pictures and stories|Endings|Voice and body|Preaching week',
  'LF 201':
    'Made for each other|Friendship|Speaking and listening|Money at home|Children|When it hurts|Single and whole|Growing old together',
  'BI 203':
    'Five books, one torah|Creation|Abraham|Joseph|The exodus|Sinai|The tabernacle|On the plains of Moab',
  'TH 202':
    'Promised|Poured out|Gifts|Fruit|Led by the Spirit|Grieved and quenched|The Spirit and the word|Filled again',
  'MN 202':
    'The shepherd’s call|Listening|Hospital visits|Grief|Addiction|Crisis|When to refer|Care for the carer',
  'CH 202':
    'The long Middle Ages|Wycliffe and Hus|Luther|Geneva|The Anabaptists|Puritans and Pietists|Awakenings|A world church',
  'BI 204':
    'What a prophet is|Amos and Hosea|Isaiah of Jerusalem|Comfort my people|Jeremiah|Ezekiel by the river|Daniel|The twelve',
  'MN 203':
    'Why small|First evening|Questions that open|The quiet and the loud|Prayer in a circle|Trouble|Multiplying|Ending well',
  'TH 203':
    'Covenants|Noah and Abraham|Moses|David|The new covenant|The kingdom near|Already, not yet|All things new',
  'BI 301':
    'A word of encouragement|Better than angels|Rest|A great high priest|Melchizedek|Once for all|By faith|Outside the camp',
  'TH 301': 'Doing theology|Revelation|God|Humanity and sin|Christ|Salvation|The church|Last things',
  'MN 301': 'Why new churches|A team|A place|First year|Money|Sunday|Setbacks|Sending out',
  'CH 301':
    'From Antioch|To Ireland and back|Across Asia|Moravians|William Carey|Hudson Taylor|From everywhere to everywhere|Your own part',
  'TH 302':
    'Whose good?|The commandments|The sermon on the mount|Truth|Life|Justice|Neighbours and strangers|Conscience',
  'MN 302': 'Character first|Called|Power|Failure|Deciding|Delegating|Succession|Finishing',
  'ST 301': 'Alphabet|First words|The article|Nouns|Present tense|Past tenses|Participles|Reading John 1',
  'BI 302':
    'How to read it|Seven churches|The throne|Seals|Trumpets|The beast and the Lamb|Babylon falls|A new city',
  'MN 303': 'Finding a place|Agreement|First weeks|Observing|Doing|Feedback|Reporting|What now',
  'MN 204':
    'What worship is|Choosing songs|Rehearsing|Leading a room|Sound|Silence|Planning a year|Training others',
  'MN 205':
    'How children learn|Safe places|Telling a story|Craft and play|Parents|Hard days|Holiday clubs|Teams of helpers',
  'FF 001':
    'A name everybody knows|A man of his time|What he taught|What he did|Why he died|Did he rise?|What he asks|Following',
  'FF 002': 'One story|Beginning|Promise|Kings|Exile|Jesus|Church|End',
  'FF 003': 'Why pray|Where to begin|Our Father|Thank you|Sorry|Please|Listening|Every day',
};

const ANY = 'Introduction|Background|First part|Second part|Third part|Questions|Practice|Looking back';

/** Eight titles, as every course of the college has eight lessons. */
export const titlesOf = (code: string): string[] => (TITLES[code] ?? ANY).split('|');

const IN_OTHER_LANGUAGES = { de_DE: TITLES_DE, es_MX: TITLES_ES };

/** The title of a lesson for those who read in other languages, where the course has such titles. */
export const translatedTitles = (code: string, position: number): { locale: string; title: string }[] =>
  Object.entries(IN_OTHER_LANGUAGES).flatMap(([locale, titles]) => {
    const title = titles[code]?.split('|')[position - 1];
    return title === undefined ? [] : [{ locale, title }];
  });
