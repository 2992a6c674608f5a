import type { Language } from './Language.ts';

export const en: Language = {
  tag: 'en',
  name: 'English',
  letters: 'é',
  loading: 'One moment, please …',
  slowStart: 'This page has not opened yet. Please check your connection, then try again.',
  supportHint: 'If it still does not open, please write to us:',
  noScript: (name) =>
    `${name} needs JavaScript. Please switch it on in the settings of your browser and load this page again.`,
  wrongHost: (name, host) => `This copy of ${name} is not in its place. Please go to ${host} instead.`,
  gone: (name) => `${name} has closed. There is nothing at this address any more.`,
  notLoaded: 'This page could not be loaded. Please check your connection and load it again.',
  broken: 'Something went wrong on our side. Please load the page again.',
  reload: 'Load the page again',
  usernames: {
    nounFirst: false,
    families: [
      {
        adjectives: 'Cheerful Gentle Calm Bright Kind Quiet Friendly Patient',
        animals: 'Fox Otter Robin Dolphin Heron Owl Swan Finch Lark Falcon Eagle Swallow',
      },
    ],
  },
  gallery: {
    send: 'Send message',
    more: 'Show more members',
    label: 'Member name',
    hint: 'For example Anna or Peter',
    error: 'Enter a name of at least 3 letters.',
    question: 'How would you describe an afternoon on which everything goes well?',
    option: 'Only at weekends, and in good weather',
    failure: 'Error: your message could not be sent.',
    sentence: 'We never show your address to anybody.',
    paragraph:
      'Take your time. You can change every answer later, and nobody sees your profile before you have looked at it once more.',
  },
  sandbox: {
    firstNames: {
      female:
        'Susan Linda Karen Carol Janet Margaret Helen Diane Julie Alison Jacqueline Gillian Deborah Sandra Christine Elaine Lorraine Marilyn Judith Heather Teresa Beverley Denise Wendy Fiona Sheila',
      male: 'David John Stephen Robert Peter Alan Graham Keith Martin Trevor Nigel Raymond Kenneth Douglas Gary Roger Philip Barry Colin Malcolm Russell Glenn Warren Clive Howard Gordon',
    },
    exchanges: [
      ['Good evening! Your profile made me smile.', 'Good evening! How kind of you. What made you smile?'],
      ['I like walking by the water. Do you, too?', 'Very much, best of all early, when nobody is about.'],
      [
        'I went to the market this morning and came home with far too many plums.',
        'Then it is time for a plum cake. I would lend a hand.',
      ],
      [
        'Which book is on your bedside table at the moment?',
        'A crime novel from Brittany. I read too long every night.',
      ],
      [
        'There is a small concert in the church on Sunday. Do you like organ music?',
        'I do, and I would gladly come along.',
      ],
      [
        'I taught for thirty years, and now I am a pupil again: Italian, on Thursdays.',
        'How lovely! I only know enough to order a coffee.',
      ],
      ['Would you like to talk on the phone some time?', 'Gladly. I am at home on Wednesday evening.'],
      ['My dog sends his regards. He has just dug up the garden.', 'Give him a pat from me. My cat is better behaved.'],
      ['Do you like hiking?', 'Yes, but with a tea room at the end, please!'],
      ['What was your day like?', 'Quiet and good. I planted beans and drank tea with my sister.'],
      ['Do you cook, or would you rather be cooked for?', 'I cook. But I never say no to an invitation.'],
      ['Thank you for being so honest. It does me good.', 'It is easy with you. Thank you for asking.'],
    ],
    replies: [
      'That makes me very happy. Tell me more!',
      'That sounds lovely. I will write properly this evening.',
      'You made me laugh. It is just the same with me.',
      'How nice to hear from you. I think about it on my walk.',
    ],
    thanksForPicture: 'What a lovely picture! Thank you for showing it to me.',
    noPictureYet: 'I have no picture here yet. I will look for a good one at the weekend.',
    comments: [
      'That could be my answer, too. How did you come to it?',
      'I had to smile when I read this. Tell me more about it!',
    ],
    remarkOnAnswer: [
      'That could be my answer, too. How did you come to it?',
      'I did not have to think about it for long. How nice that you read it.',
    ],
    answers: {
      13: ['The bench by the lake', 'Our kitchen table', 'The old town at dawn', 'The lighthouse'],
      14: ['My garden', 'Good books', 'A cup of tea in the morning', 'Music'],
      16: [
        'A slow start, the market, cooking together, music.',
        'Out early, all day in the open, a glass of wine at night.',
        'A good book, rain on the window, and nobody in a hurry.',
        'The grandchildren for lunch, and then glorious silence.',
      ],
      101: [
        'My grandson, who explained my own telephone to me.',
        'My dog, who carried a slipper home from next door.',
        'An old film that I know by heart and still laugh at.',
        'The cake that I baked with salt instead of sugar.',
      ],
      108: [
        'I have stayed curious, I laugh a lot, and I like cooking for other people best.',
        'My children have left home, the garden is large, and there is a free place at the table.',
        'Calm, reliable, with a dry sense of humour. I am looking for someone to talk to and be quiet with.',
        'Theatre, long walks, coffee by the window. All of it gladly for two.',
        'My grandchildren think I know everything about birds. I let them believe it, and look things up at night.',
        'I sing in a choir, not beautifully but with joy. On Sundays I bake, and half the cake is always left over.',
        'After many years in an office I have taken up painting. The walls are filling up; come and choose one.',
        'I travel by train with one small bag and plenty of time. The best conversations begin by the window.',
        'I am up early and read the paper from back to front. After that I am open to any kind of nonsense.',
        'Life has taught me patience, and I still have plenty of plans: the sea in autumn, a dance class, perhaps a dog.',
      ],
    },
    icebreakers: [
      {
        question: 'Where were you last truly happy?',
        answer: 'At the sea last autumn, with the wind from the front and a thermos flask.',
      },
      {
        question: 'Mountains or the sea?',
        answer: 'The sea, in any weather. Though I would climb a hill for the view.',
      },
      {
        question: 'What do you cook when guests come?',
        answer: 'A large pan of risotto, because everybody can sit around it.',
      },
      {
        question: 'Which song do you know by heart?',
        answer: 'All the verses of an old lullaby that my mother used to sing.',
      },
    ],
    mails: {
      signIn: 'Your sign-in link',
      confirm: 'Please confirm your e-mail address',
      confirmNew: 'Please confirm your new e-mail address',
      newPassword: 'Set a new password',
      cancelled: (day) => `You have cancelled; Premium ends on ${day}`,
    },
    supportMessage: 'It is good to have you here. If you have a question, just write to us in this conversation.',
    personalityTitles: { about: 'About me', preferences: 'Preferences', more: 'More about me' },
    // They are written in English.
    chapters: { you: 'About you', wishes: 'Your wishes', character: 'Your character', everyday: 'Your everyday life' },
    questions: {},
  },
};
