const words = [
  'null eins ein zwei zwo drei vier funf fuenf sechs sieben acht neun zehn hundert',
  'zero oh one two three four five six seven eight nine ten double triple hundred',
  'un deux trois quatre cinq sept huit neuf dix onze douze treize quatorze quinze seize vingt trente quarante cinquante soixante et',
  'nula nul jedna jeden dva dve tri ctyri pet sest sedm osm devet deset dvacet tricet ctyricet padesat sedesat sedmdesat osmdesat devadesat sto set sta',
  'dwa trzy cztery piec szesc siedem osiem dziewiec dziesiec dwadziescia trzydziesci czterdziesci piecdziesiat szescdziesiat siedemdziesiat osiemdziesiat dziewiecdziesiat dwiescie sta',
];

/** Words for figures, and for the pairs and triples in which numbers are read out; longer ones before their parts. */
export const numerals = words
  .join(' ')
  .split(' ')
  .toSorted((a, b) => b.length - a.length)
  .join('|');
