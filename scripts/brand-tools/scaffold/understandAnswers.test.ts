import { expect, test } from 'vitest';
import type { Answers } from './answers.ts';
import { understandAnswers } from './understandAnswers.ts';

test.for<[Answers, Answers]>([
  [{ age: '50+' }, { age: '50' }],
  [{ age: 'over 50' }, { age: '50' }],
  [{ age: '60 plus' }, { age: '60' }],
  [{ age: '55' }, { age: '55' }],
  [{ age: '40 to 50' }, { age: '40 to 50' }],
  [{ domains: 'Germany, Austria' }, { domains: 'de,at' }],
  [{ domains: 'de at' }, { domains: 'de,at' }],
  [{ domains: 'Deutschland und Österreich' }, { domains: 'de,at' }],
  [{ domains: 'New Zealand South Africa' }, { domains: 'nz,za' }],
  [{ domains: '.de; .ch, USA' }, { domains: 'de,ch,com' }],
  [{ domains: 'Atlantis, de' }, { domains: 'Atlantis,de' }],
  [
    { domains: 'ch', languages: 'French, German' },
    { domains: 'ch', languages: 'ch=fr,de' },
  ],
  [
    { domains: 'ch', siteIds: '136' },
    { domains: 'ch', siteIds: 'ch=136' },
  ],
  [
    { domains: 'de,nz', siteIds: 'de = 1, New Zealand: 2' },
    { domains: 'de,nz', siteIds: 'de=1 nz=2' },
  ],
  [{ siteIds: '12 at=9' }, { siteIds: '12 at=9' }],
  [
    { domains: 'de,ch', languages: 'Switzerland: French, German; de=de,en' },
    { domains: 'de,ch', languages: 'ch=fr,de de=de,en' },
  ],
  [{ support: 'help@rot.example, Austria=hilfe@rot.example' }, { support: 'help@rot.example, at=hilfe@rot.example' }],
  [{ look: 'Corners: round headings=fraunces' }, { look: 'corners=round headings=fraunces' }],
  [{ look: 'None' }, { look: 'none' }],
  [{ theme: '#0a6, #fc0' }, { colors: '#0a6, #fc0' }],
  [{ theme: 'gold' }, { colors: 'gold' }],
  [{ theme: 'amber' }, { theme: 'amber' }],
  [{ theme: 'forrest' }, { theme: 'forrest' }],
  [{ theme: '#12345' }, { colors: '#12345' }],
  [{ name: ' Elmhurst ', slug: '  ' }, { name: 'Elmhurst' }],
])('%j', ([typed, understood]) => {
  expect(understandAnswers(typed, ['amber', 'forest'])).toEqual(understood);
});
