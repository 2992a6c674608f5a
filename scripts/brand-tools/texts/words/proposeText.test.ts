import { expect, test } from 'vitest';
import { createFormFinder } from './createFormFinder.ts';
import { proposeText } from './proposeText.ts';
import { toPlain } from './wordForms.ts';

const germanTexts = [
  'Sehen Sie Ihre Vorschläge und Vorschlägen',
  'Sie haben einen Vorschlag',
  'In Ihrer Liste ist die Auswahl des Vorschlags und Partner',
  'Sie haben ein Match und zwei Matches',
  'Ihre Nachricht und alle Nachrichten, das Bild und die Bilder',
  'Senden Sie ein Lächeln',
  'Seit gestern sind viele Seiten da, und eine Seite ist neu',
];

interface Case {
  tag: string;
  pair: [from: string, to: string];
  forms?: Record<string, string>;
  gender?: 'feminine' | 'masculine' | 'neuter';
  /** Each text with its new form; undefined where it holds no form of the word; `?` in front where a person has to look. */
  texts: [text: string, expected: string | undefined][];
}

const cases: Case[] = [
  {
    tag: 'de',
    pair: ['Vorschläge', 'Fundstücke'],
    texts: [
      ['Vorschläge', 'Fundstücke'],
      ['Zurück zu den Vorschlägen', 'Zurück zu den Fundstücken'],
      ['Vorschlag löschen', 'Fundstück löschen'],
      ['{n, plural, one {# Vorschlag} other {# Vorschläge}}', '{n, plural, one {# Fundstück} other {# Fundstücke}}'],
      ['{sex, select, f {Ihre Vorschläge} other {Vorschlag}}', '{sex, select, f {Ihre Fundstücke} other {Fundstück}}'],
      ['<0>Vorschläge</0> für {Vorschlag}', '<0>Fundstücke</0> für {Vorschlag}'],
      ['Neuer Vorschlag', '?Neuer Fundstück'],
      ['Sie haben einen neuen Vorschlag', '?Sie haben einen neuen Fundstück'],
      ['Ihre neuen Vorschläge', 'Ihre neuen Fundstücke'],
      ['Text des Vorschlags', 'Text des Fundstücks'],
      ['Vorschlagsliste', '?Fundstückliste'],
      ['Vorschlag-Liste', 'Fundstück-Liste'],
      ['Partnervorschläge', '?Partnerfundstücke'],
      ['VORSCHLÄGE', 'FUNDSTÜCKE'],
      ['Wir vorschlagen', undefined],
      ['Vorschläge@matchpress.example und https://matchpress.example/Vorschläge', undefined],
      ['Vor\u00ADschlä\u00ADge', 'Fundstücke'],
    ],
  },
  {
    tag: 'de',
    pair: ['Matches', 'Fundstücke'],
    texts: [
      ['Ihr Match', '?Ihr Fundstück'],
      ['Neue Matches', 'Neue Fundstücke'],
      ['Matchliste', '?Fundstückliste'],
      ['Match-Vorschläge', 'Fundstück-Vorschläge'],
      ['Matchpress', undefined],
    ],
  },
  {
    tag: 'de',
    pair: ['Nachricht', 'Botschaft'],
    texts: [
      ['Eine neue Nachricht', 'Eine neue Botschaft'],
      ['Alle Nachrichten', 'Alle Botschaften'],
    ],
  },
  { tag: 'de', pair: ['Vorschläge', 'Botschaften'], texts: [['Text des Vorschlags', '?Text des Botschaft']] },
  {
    tag: 'de',
    pair: ['Nachrichten', 'Briefe'],
    texts: [
      ['Nach zwei Nachrichten', 'Nach zwei Briefen'],
      ['Zurück zu Ihren Nachrichten', 'Zurück zu Ihren Briefen'],
      ['Mit Bildern und Nachrichten', 'Mit Bildern und Briefen'],
      ['Ihre Nachrichten', 'Ihre Briefe'],
      ['Für Nachrichten und mehr', 'Für Briefe und mehr'],
      ['In Nachrichten suchen', '?In Briefe suchen'],
    ],
  },
  { tag: 'de', pair: ['Lächeln', 'Zwinkern'], texts: [['Ein Lächeln senden', '?Ein Zwinkern senden']] },
  { tag: 'de', pair: ['Grüsse', 'Küsse'], texts: [['Herzliche Grüße', 'Herzliche Küsse']] },
  {
    tag: 'de',
    pair: ['Bild', 'Foto'],
    gender: 'neuter',
    texts: [
      ['Ihre Bilder', 'Ihre Fotos'],
      ['In den Bildern', 'In den Fotos'],
      ['Dieses Bild', 'Dieses Foto'],
    ],
  },
  {
    tag: 'de',
    pair: ['Bild', 'Schnappschuss'],
    gender: 'masculine',
    texts: [
      ['Dieses Bild', '?Dieses Schnappschuss'],
      ['Kein Bild', 'Kein Schnappschuss'],
      ['Mit dem Bild', 'Mit dem Schnappschuss'],
    ],
  },
  { tag: 'de', pair: ['Seite', 'Ansicht'], texts: [['Seit heute', undefined]] },
  {
    tag: 'de',
    pair: ['Vorschlag', 'Treffer'],
    forms: { Vorschlägen: 'Treffern' },
    texts: [['Zu den Vorschlägen', 'Zu den Treffern']],
  },
  {
    tag: 'en',
    pair: ['matches', 'finds'],
    texts: [
      ['Matches', 'Finds'],
      ['Best match first', 'Best find first'],
      ['Your match’s profile', 'Your find’s profile'],
      ['Matching towns', undefined],
      ['A matchless matchmaker', undefined],
      ['Those who match', '?Those who find'],
      ['It matches', '?It finds'],
      ['{matches, plural, one {# match} other {# matches}}', '{matches, plural, one {# find} other {# finds}}'],
    ],
  },
  {
    tag: 'en',
    pair: ['match', 'idea'],
    texts: [
      ['You have a match', 'You have an idea'],
      ['Matches', 'Ideas'],
    ],
  },
  {
    tag: 'en-US',
    pair: ['idea', 'story'],
    texts: [
      ['An idea', 'A story'],
      ['Ideas', 'Stories'],
    ],
  },
  {
    tag: 'fr',
    pair: ['suggestions', 'idées'],
    texts: [
      ['Vous avez une nouvelle suggestion', 'Vous avez une nouvelle idée'],
      ['autant de suggestions', 'autant d’idées'],
      ['La suggestion n’est plus là', 'L’idée n’est plus là'],
      ['Les <0>suggestions</0>', 'Les <0>idées</0>'],
    ],
  },
  {
    tag: 'fr',
    pair: ['suggestions', 'profils'],
    texts: [
      ['Voir mes suggestions', 'Voir mes profils'],
      ['Nouvelles suggestions', '?Nouvelles profils'],
      ['Les suggestions restent. Puis elles partent.', '?Les profils restent. Puis elles partent.'],
      ['Suggestionner', undefined],
    ],
  },
  { tag: 'fr', pair: ['idées', 'suggestions'], texts: [['autant d’idées', 'autant de suggestions']] },
  { tag: 'fr', pair: ['journaux', 'signaux'], texts: [['Votre journal', 'Votre signal']] },
  {
    tag: 'cs',
    pair: ['doporučení', 'setkání'],
    texts: [
      ['Zpět k doporučením', 'Zpět k setkáním'],
      ['Mezi vašimi doporučeními', 'Mezi vašimi setkáními'],
      ['E\u2011mail o nových doporučeních', 'E\u2011mail o nových setkáních'],
      ['Doporučení', 'Setkání'],
      ['Doporučujeme', undefined],
    ],
  },
  {
    tag: 'cs',
    pair: ['doporučení', 'návrhy'],
    forms: { doporučením: 'návrhům' },
    texts: [
      ['Doporučení', 'Návrhy'],
      ['Zpět k doporučením', 'Zpět k návrhům'],
      ['Nová doporučení', '?Nová návrhy'],
    ],
  },
  {
    tag: 'pl',
    pair: ['propozycje', 'relacje'],
    texts: [
      ['Wróć do propozycji', 'Wróć do relacji'],
      ['E\u2011mail o nowych propozycjach', 'E\u2011mail o nowych relacjach'],
      ['Usuń propozycję', 'Usuń relację'],
      [
        '{n, plural, one {# propozycja} few {# propozycje} many {# propozycji} other {# propozycji}}',
        '{n, plural, one {# relacja} few {# relacje} many {# relacji} other {# relacji}}',
      ],
      ['Proponujemy', undefined],
    ],
  },
  {
    tag: 'pl',
    pair: ['propozycje', 'znajomości'],
    texts: [
      ['Propozycje', 'Znajomości'],
      ['Nowa propozycja', '?Nowa znajomości'],
    ],
  },
];

const toTexts = ({ tag, pair: [from, to], forms = {}, gender, texts }: Case) => {
  const given = new Map(Object.entries(forms).map(([old, fresh]) => [toPlain(old), fresh]));
  const findForm = createFormFinder(tag, { from, to, forms: given, gender }, germanTexts);
  return texts.map(([text, expected]) => ({ title: `${tag}: ${from} → ${to} in "${text}"`, text, expected, findForm }));
};

test.for(cases.flatMap(toTexts))('$title', ({ text, expected, findForm }) => {
  const found = proposeText(text, findForm);
  expect(found && `${found.doubts.length > 0 ? '?' : ''}${found.text}`).toBe(expected);
});

test('old forms without a rule are named, for --forms', () => {
  const findForm = createFormFinder('pl', { from: 'propozycje', to: 'znajomości', forms: new Map() }, []);
  expect(proposeText('Nowa propozycja', findForm)?.missing).toEqual(['propozycja']);
});
