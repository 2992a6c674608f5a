const words = [
  'null eins ein zwei zwo drei vier funf fuenf sechs sieben acht neun zehn elf zwolf zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig hundert',
  'zero oh one two three four five six seven eight nine ten twenty thirty forty fifty sixty seventy eighty ninety double triple hundred',
  'un deux trois quatre cinq sept huit neuf dix onze douze treize quatorze quinze seize vingt trente quarante cinquante soixante septante huitante nonante vingts et',
  'nula nul jedna jeden dva dve tri ctyri pet sest sedm osm devet deset dvacet tricet ctyricet padesat sedesat sedmdesat osmdesat devadesat sto set sta',
  'dwa trzy cztery piec szesc siedem osiem dziewiec dziesiec dwadziescia trzydziesci czterdziesci piecdziesiat szescdziesiat siedemdziesiat osiemdziesiat dziewiecdziesiat sto dwiescie trzysta czterysta piecset szescset siedemset osiemset dziewiecset',
];

/** Words for figures, and for the pairs and triples in which numbers are read out; longer ones before their parts. */
export const numerals = words
  .join(' ')
  .split(' ')
  .sort((a, b) => b.length - a.length)
  .join('|');
