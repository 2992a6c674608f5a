import { germanFileRules, germanReports } from './germanFileRules.ts';
import { germanRules } from './germanRules.ts';
import type { WizardWords } from './WizardWords.ts';

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

export const germanWizard: WizardWords = {
  command:
    'Fragt nach allem, was eine Marke braucht, prüft jede Antwort, zeichnet Logo und Symbol und schreibt den Ordner.',
  options: {
    logo: 'ihr eigenes Logo, als SVG, PNG oder JPEG; ohne --theme und --colors ergeben seine Farben das Thema',
    icon: 'ihr eigenes Symbol; sonst das Zeichen des Logos oder der erste Buchstabe des Namens',
    dark: 'ihr Logo für dunkle und farbige Gründe',
    photo: 'ein Foto für die Seite der Anmeldung, als JPEG, PNG, WebP oder HEIC; sonst wird eine Landschaft gezeichnet',
    yes: 'nichts fragen: nehmen, was vorgeschlagen wird, aber keine Adressen',
    assumeAddresses: 'mit --yes: auch die vorgeschlagenen Adressen nehmen',
    dryRun: 'zeigen, was geschrieben würde, und nichts schreiben',
    json: 'ein Ergebnis für Maschinen ausgeben; fragt nichts',
    in: 'die Sprache der Fragen, en oder de (sonst die des Systems)',
    answers: 'eine Datei mit Antworten in YAML oder JSON; was sie nicht beantwortet, wird gefragt',
    saveAnswers: 'am Ende alle Antworten in eine Datei schreiben, die dieselbe Marke noch einmal ergibt',
    root: 'das Projekt, in das die Marke kommt',
  },
  help: 'Enter nimmt die Antwort in [ ]. „zurück“ oder „<“ führt zur vorigen Frage. Strg+C beendet; vor dem letzten Ja wird nichts geschrieben.',
  questions: {
    name: {
      prompt: 'Produktname, den Mitglieder sehen',
      purpose: 'Er steht im Logo, im Reiter des Browsers und in allen Texten.',
    },
    slug: {
      prompt: 'Kurzname (Slug), für Ordner und Webadressen',
      purpose: 'So heißt der Ordner der Marke, und er ist ein Teil ihrer Hosts.',
    },
    age: {
      prompt: 'Für Mitglieder über 40, 50 oder 60',
      purpose: 'Danach richten sich Landschaften, Worte und Vorschläge.',
    },
    theme: {
      prompt: 'Thema, oder eine bis drei Farben der Marke, zum Beispiel #0a6, #FFCC00',
      purpose: 'Es gibt Knöpfen, Links, Kopf und Premium-Balken ihre Farben, am Tag und bei Nacht.',
    },
    colors: {
      prompt: 'Eine bis drei Farben der Marke, zum Beispiel #0a6, #FFCC00',
      purpose: 'Sie ergeben ein eigenes Thema anstelle eines gemeinsamen.',
    },
    look: {
      prompt: 'Aussehen, zum Beispiel corners=round, oder none für das des Themas',
      purpose: 'Es sagt, wie die Seiten aufgebaut sind; der Vorschlag gleicht keiner anderen Marke der Altersgruppe.',
    },
    home: { prompt: 'Startseite der Mitglieder', purpose: 'Das sehen Mitglieder als Erstes nach der Anmeldung.' },
    voice: { prompt: 'Ton', purpose: 'In ihm sind die Sätze, die Mitgliedern am häufigsten begegnen.' },
    domains: {
      prompt: 'Länder, zum Beispiel Deutschland, Österreich oder de, at',
      purpose: 'Jedes ist eine Website, mit dem Recht und den Preisen des Landes.',
    },
    languages: {
      prompt: 'Sprachen jedes Landes, die zuerst gezeigte vorn, zum Beispiel ch=fr,de',
      purpose: 'Zwischen ihnen können Mitglieder wählen.',
    },
    siteIds: {
      prompt: 'SiteId jedes Landes, die Nummer, unter der das Backend es kennt, zum Beispiel de=136 at=137',
      purpose:
        'Die Nummer, unter der Ihr Backend diese Website kennt; fragen Sie, wer es betreibt; jede Website hat ihre eigene.',
    },
    hosts: {
      prompt: 'Eigene Hosts, zum Beispiel de=members.marke.de; Enter lässt die üblichen',
      purpose: 'Dort melden sich Mitglieder an; ohne eigenen folgt der Host dem Muster in build.config.ts.',
    },
    publicSites: {
      prompt: 'Eigene öffentliche Websites, zum Beispiel de=www.marke.de; Enter lässt die üblichen',
      purpose: 'Dort registrieren sich Menschen, und dorthin kommen Mitglieder, die sich abmelden.',
    },
    company: {
      prompt: 'Firma, die sie betreibt, oder own für eine eigene',
      purpose: 'Impressum und AGB nennen sie.',
    },
    companyName: { prompt: 'Name der Firma', purpose: 'Im Impressum steht er wie im Register.' },
    companyStreet: { prompt: 'Straße und Hausnummer', purpose: 'Im Impressum steht die Anschrift der Firma.' },
    companyTown: { prompt: 'Postleitzahl und Ort', purpose: 'Im Impressum steht die Anschrift der Firma.' },
    companyCountry: {
      prompt: 'Land der Firma, zum Beispiel AT',
      purpose: 'Mitglieder lesen seinen Namen in ihrer Sprache.',
    },
    companyPhone: {
      prompt: 'Telefonnummer, wie man sie aus dem Ausland wählt, zum Beispiel +43 1 2345678',
      purpose: 'Das Recht dieser Länder verlangt, dass die Firma schnell zu erreichen ist.',
    },
    companyRegister: {
      prompt: 'Eintrag im Register, zum Beispiel Handelsgericht Wien, FN 123456 a',
      purpose: 'Das Recht dieser Länder verlangt Gericht und Nummer im Impressum.',
    },
    companyVatId: {
      prompt: 'USt-IdNr., zum Beispiel ATU12345678',
      purpose: 'Das Recht dieser Länder verlangt sie im Impressum.',
    },
    companyDirectors: {
      prompt: 'Namen der Vertretung, durch Kommas getrennt',
      purpose: 'Das Recht dieser Länder verlangt sie im Impressum.',
    },
    companyAuthority: {
      prompt: 'Behörde, die die Firma beaufsichtigt',
      purpose: 'Das Recht Österreichs verlangt sie im Impressum.',
    },
    privacy: {
      prompt: 'E-Mail-Adresse für Fragen zu Daten',
      purpose: 'Dorthin schreiben Mitglieder wegen ihrer Daten; die Datenschutzerklärung nennt sie.',
    },
    support: {
      prompt:
        'E-Mail-Adressen für Hilfe: eine für alle, dann die einzelner Länder, zum Beispiel at=hilfe@brand.example',
      purpose: 'Dorthin schreiben Mitglieder, die Hilfe brauchen.',
    },
    providers: { prompt: 'Zahlungsanbieter', purpose: 'Mit ihnen bezahlen Mitglieder Premium.' },
  },
  isFirst: 'Das ist die erste Frage.',
  logoFile: 'Datei ihres Logos (SVG, PNG oder JPEG) [eines wird gezeichnet]: ',
  darkFile: 'Datei ihres Logos für dunkle Gründe [dasselbe]: ',
  photoFile:
    'Datei eines Fotos für die Seite der Anmeldung (JPEG, PNG, WebP oder HEIC) [eine Landschaft wird gezeichnet]: ',
  confirm: {
    prompt: 'Schreiben, mit Logo und Symbol? [ja]: ',
    yes: ['j', 'ja', 'y', 'yes', 'ok'],
    no: ['n', 'nein', 'no'],
    hint: 'möglich sind ja, nein oder zurück',
  },
  inputEnded: {
    terminal: 'Beendet; nichts wurde geschrieben.',
    pipe: 'Es kam keine weitere Antwort, und --yes fragt nichts; nichts wurde geschrieben.',
  },
  nothingWritten: 'Nichts wurde geschrieben.',
  assumed: (answers) => `Nicht angegeben, also angenommen: ${answers}`,
  written: (files) => `Geschrieben: ${files}`,
  catalogue: (brands, sites) =>
    `${count(brands, 'Marke', 'Marken')}, ${count(sites, 'Website', 'Websites')}: kein Fehler`,
  undo: 'Rückgängig mit npm run brand -- undo',
  seeIt: 'So sehen Sie sie:',
  mistakes: (number) => `${count(number, 'Fehler', 'Fehler')}; nichts wurde geschrieben`,
  hues: {
    pink: 'Rosa',
    red: 'Rot',
    brick: 'Ziegelrot',
    orange: 'Orange',
    gold: 'Gold',
    olive: 'Oliv',
    green: 'Grün',
    teal: 'Petrol',
    blue: 'Blau',
    indigo: 'Indigo',
    violet: 'Violett',
    purple: 'Purpur',
    grey: 'Grau',
  },
  theme: (primary, accent) => `${primary} und ${accent}`,
  greyish: (hue) => `gräuliches ${hue}`,
  missing: {
    name: { message: 'der Name fehlt', hint: 'nötig ist der Produktname, den Mitglieder sehen' },
    slug: { message: 'der Kurzname fehlt', hint: 'der Produktname hat dafür zu wenige einfache Buchstaben' },
    age: { message: 'das Alter fehlt', hint: 'möglich sind 40, 50 oder 60' },
    theme: {
      message: 'das Thema fehlt',
      hint: 'möglich ist der Name einer Datei in themes/, oder eine bis drei Farben wie #0a6',
    },
    domains: { message: 'die Länder fehlen', hint: 'möglich sind etwa Deutschland, Österreich oder de, at' },
    siteIds: {
      message: 'die SiteIds fehlen',
      hint: 'nötig ist die Nummer, unter der das Backend jede Website kennt, zum Beispiel de=136 at=137',
    },
    companyName: { message: 'der Name der Firma fehlt', hint: 'nötig ist der im Register' },
    companyStreet: { message: 'die Straße der Firma fehlt', hint: 'nötig sind Straße und Hausnummer' },
    companyTown: { message: 'der Ort der Firma fehlt', hint: 'nötig sind Postleitzahl und Ort' },
    companyPhone: {
      message: 'die Telefonnummer der Firma fehlt',
      hint: 'nötig ist eine Nummer, wie man sie aus dem Ausland wählt, zum Beispiel +43 1 2345678',
    },
  },
  missingAddress: {
    message: 'keine Adresse wurde angegeben',
    assumable: (proposal) => `--assume-addresses nimmt ${proposal}`,
    hint: 'möglich ist eine Adresse wie support@brand.example',
  },
  takenSlug: (slug) => ({
    message: `den Kurznamen ${slug} hat schon brands/${slug.slice(1, -1)}`,
    hint: 'jede Marke hat ihren eigenen',
  }),
  themeAndColors: {
    message: 'eine Marke hat entweder ein Thema oder eigene Farben',
    hint: 'lassen Sie eines von beiden weg',
  },
  themeAndColorsOptions:
    '--theme und --colors: eine Marke hat entweder ein Thema oder eigene Farben; lassen Sie eines von beiden weg',
  noLetter: (letter) => ({
    message: `den Schriften der Überschriften fehlt der Buchstabe ${letter}`,
    hint: 'daraus kann kein Logo gezeichnet werden; bringen Sie ein eigenes mit',
  }),
  givenTwice: (key) => ({ message: `${key} ist zweimal angegeben`, hint: 'lassen Sie eines weg' }),
  namesNoDomain: (text, example) => ({ message: `${text} nennt kein Land`, hint: `möglich sind Paare wie ${example}` }),
  otherDomain: {
    languages: (key) => `Sprachen für ${key}, ein Land, das diese Marke nicht hat`,
    siteIds: (key) => `eine SiteId für ${key}, ein Land, das diese Marke nicht hat`,
    hosts: (key) => `ein Host für ${key}, ein Land, das diese Marke nicht hat`,
    publicSites: (key) => `eine öffentliche Website für ${key}, ein Land, das diese Marke nicht hat`,
  },
  rules: [...germanRules, ...germanFileRules],
  reports: germanReports,
  noDomainYet: 'noch gibt es keines',
  companyAndFacts: (key) => ({
    message: `${key} und Angaben zu einer anderen Firma sind beide angegeben`,
    hint: 'lassen Sie den Schlüssel oder die Angaben weg',
  }),
  notRegister: (text) => ({
    message: `der Eintrag im Register ist ${text}`,
    hint: 'möglich sind Gericht und Nummer, zum Beispiel Handelsgericht Wien, FN 123456 a, oder none',
  }),
  file: {
    unknownKey: (key) => `unbekannter Schlüssel ${key}`,
    empty: (key) => ({
      message: `„${key}“ ist leer`,
      hint: 'beantworten Sie es, oder lassen Sie es weg; eine Farbe mit # steht in Anführungszeichen',
    }),
    notText: (key) => ({
      message: `„${key}“ braucht einen Text`,
      hint: 'schreiben Sie einen Wert, ohne Schlüssel oder Listen darin',
    }),
    twice: { message: 'dieser Schlüssel steht zweimal da', hint: 'lassen Sie einen davon weg' },
    unreadable: 'das ist kein YAML oder JSON',
    noKeys: { message: 'es gibt keine Antworten', hint: 'schreiben Sie Zeilen wie name: Elmhurst' },
    exists: (file) => `--save-answers: die Datei ${file} gibt es schon; wählen Sie einen anderen Namen`,
    saved: (file) => `Antworten: ${file}`,
  },
  needsLogo: (option) => `${option} gehört zu --logo; einer Marke ohne eigenes Logo wird alles davon gezeichnet`,
};
