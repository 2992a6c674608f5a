import type { Language } from './Language.ts';

export const en: Language = {
  tag: 'en',
  name: 'English',
  letters: 'é',
  audience: (age) => `For people over\u00a0${age} who would like to meet someone`,
  loading: 'One moment, please …',
  slowStart: 'This page hasn’t opened yet. Please check your connection, then try again.',
  supportHint: 'If it still doesn’t open, please write to us:',
  noScript: (name) =>
    `${name} needs JavaScript. Please switch it on in the settings of your browser and load this page again.`,
  wrongHost: (name, host) => `This copy of ${name} isn’t in its place. Please go to ${host} instead.`,
  gone: (name) => `${name} has closed. There’s nothing at this address any more.`,
  notLoaded: 'This page couldn’t be loaded. Please check your connection and load it again.',
  broken: 'Something went wrong on our side. Please load the page again.',
  reload: 'Load the page again',
  legalVersion: (date) => `Version of ${date}`,
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
    failure: 'Error: your message couldn’t be sent.',
    sentence: 'We never show your address to anybody.',
    paragraph:
      'Take your time. You can change every answer later, and nobody sees your profile before you have looked at it once more.',
  },
};
