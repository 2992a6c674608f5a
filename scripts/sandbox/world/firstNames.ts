import type { Gender } from '../../../app/api/contract/fieldSchemas.ts';

export type Language = 'de' | 'en' | 'fr' | 'cz' | 'pl';

const splitWords = (text: string): readonly string[] => text.trim().split(/\s+/);

/** First names that were usual between 1950 and 1985. */
export const firstNames: Readonly<Record<Language, Readonly<Record<Gender, readonly string[]>>>> = {
  de: {
    female:
      splitWords(`Sabine Monika Petra Birgit Gabriele Andrea Susanne Martina Ulrike Heike Angelika Karin Renate Brigitte
      Cornelia Silvia Annette Christiane Beate Elke Marion Kerstin Barbara Regina Anja Claudia`),
    male: splitWords(`Thomas Michael Andreas Peter Wolfgang Klaus Jürgen Bernd Uwe Frank Rainer Matthias Norbert Holger Joachim
      Dieter Ralf Georg Martin Stefan Werner Günter Axel Detlef Helmut Jochen`),
  },
  en: {
    female:
      splitWords(`Susan Linda Karen Carol Janet Margaret Helen Diane Julie Alison Jacqueline Gillian Deborah Sandra
      Christine Elaine Lorraine Marilyn Judith Heather Teresa Beverley Denise Wendy Fiona Sheila`),
    male: splitWords(`David John Stephen Robert Peter Alan Graham Keith Martin Trevor Nigel Raymond Kenneth Douglas Gary Roger
      Philip Barry Colin Malcolm Russell Glenn Warren Clive Howard Gordon`),
  },
  fr: {
    female:
      splitWords(`Catherine Isabelle Sylvie Martine Françoise Nathalie Véronique Christine Brigitte Dominique Patricia
      Chantal Nicole Monique Corinne Pascale Valérie Agnès Odile Mireille Annick Josiane Marianne Thérèse Colette Élise`),
    male: splitWords(`Philippe Alain Patrick Michel Pascal Thierry Laurent Christian Bernard Gérard Didier Olivier Jacques
      Daniel Serge Yves Gilles Hervé Bruno Marcel Roland Claude Denis Raymond Étienne Francis`),
  },
  cz: {
    female:
      splitWords(`Jana Hana Eva Alena Lenka Zdeňka Věra Ludmila Jitka Ivana Dagmar Marie Helena Jaroslava Milena Blanka
      Renata Libuše Vlasta Božena Irena Naděžda Radka Romana Šárka Zuzana`),
    male: splitWords(`Jiří Petr Jan Josef Pavel Miroslav Zdeněk Jaroslav Karel Vladimír Milan Luboš Stanislav Václav Ladislav
      Ivan Roman Radek Bohumil Oldřich Vlastimil Zbyněk Libor Aleš Rudolf Otakar`),
  },
  pl: {
    female:
      splitWords(`Barbara Krystyna Elżbieta Małgorzata Ewa Grażyna Danuta Teresa Halina Jolanta Bożena Renata Beata Iwona
      Dorota Urszula Wiesława Mariola Anna Joanna Aleksandra Hanna Lidia Zofia Jadwiga Alicja`),
    male: splitWords(`Andrzej Krzysztof Marek Piotr Zbigniew Jerzy Tadeusz Ryszard Stanisław Janusz Dariusz Wojciech Mirosław
      Leszek Grzegorz Jacek Bogdan Sławomir Waldemar Henryk Roman Adam Witold Lech Edward Zenon`),
  },
};
