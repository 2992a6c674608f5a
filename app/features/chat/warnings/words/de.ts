import type { WarningWords } from './WarningWords.ts';

export const german: WarningWords = {
  money: `
    geld geldes geldbetrag* bargeld kohle knete betrag summe kredit darlehen anzahlung vorschuss kaution *euro*
    dollar* scheine *gebuhr* *gebuehr* finanziell* hunderter tausender *hundert hunni fuffi zwanni zehner zwanziger
    funfziger fuenfziger
  `,
  lend: `
    leih* leihst verleih* ausleih* borg* ausborg* uberweis* ueberweis* uberwies* vorstreck* vorschiess* vorschies*
    auslegen vorleg* auslegst streck~vor leg~aus schiess~vor transferier* einzahl* spend* sponser* entbehr* erubrig*
    borgst dazugeb* zugeb* beisteuer* zuschiess*
  `,
  give: `
    schick* schik* send* gib* geb* gabst zahl* bezahl* kauf* besorg* begleich* ubernehm* uebernehm* ubernimm*
    ueberneh* aushelf* hilf* hilfst helf* unterstutz* unterstuetz* beteilig*
  `,
  me: 'mir mich uns',
  you: `
    du dir dich kannst konntest koenntest wurdest wuerdest konnen_sie koennen_sie konnten_sie koennten_sie
    wurden_sie wuerden_sie bitte magst willst mochtest ihnen musst mussen_sie brauchst bist_du wenn_du borgst leihst
    uberweist schickst gibst kaufst zahlst hilfst wollen_sie mochten_sie moechten_sie hatten_sie haetten_sie
    haben_sie wenn_sie schicken_sie uberweisen_sie leihen_sie kaufen_sie zahlen_sie geben_sie helfen_sie senden_sie
  `,
  need: `
    ich~brauch* brauch* ich~benotig* ich~benoetig* benotige mir_fehl* fehlen_mir fehlt_mir mir~fehl* bin~knapp
    knapp_bei_kasse reichen_mir mir_reichen reicht_mir mir~reichen wurde~reichen uns_fehlen fehlen_uns uns~fehlen
    fehlen wurden_mir~helfen wuerden_mir~helfen wurde_mir~helfen mir_sehr_helfen
  `,
  fee: `
    *gebuhr* *gebuehr* zoll* kaution* visum visa operation op arzt* krankenhaus* klinik* anwalt* kurier* notar*
    steuer steuern arzte aerzte doktor *steuer
  `,
  demand: `
    verlang* forder* braucht benotigt benoetigt will wollen fallig* faellig* kostet bevor freigeb* freigabe
    freikauf* auslos* erst
  `,
  must: 'musst mussen_sie muessen_sie musstest brauchst_nur brauchen_sie_nur nur_noch du~nur',
  voucher: `
    gutschein* *gutschein* geschenkkart* guthabenkart* *guthaben prepaid* *bitcoin* btc ethereum usdt tether krypto*
    western_union moneygram money_gram paysafe* paysafecard* steam* amazon_kart* amazonkart* *google_play*
    googleplay* itunes* apple_kart* apple_card* neosurf paypal* revolut wise wallet *guthabencode* transcash pcs
  `,
  gains: `
    invest* *investier* anlag* anleg* geldanlag* trading* tradest *plattform krypto* bitcoin* aktien* rendite* forex
    devisen* borse* boerse* gewinn* broker* depot* passives_einkommen handelsplatt* kapital daytrading einsatz
    projekt* einlage teilhaber* zinsen_im_monat
  `,
  offer: `
    garantier* risikofrei ohne_risiko zeig* zeige erklar* erklaer* beibring* verdoppel* verdien* einsteig* mitmach*
    mein_onkel meine_tante geheim* interesse fang_klein klein_anfangen startkapital ab_nur schon_ab prozent_(im/pro)
    \\d\\W?% einzahl* vermehr* erspart*
  `,
  promise: `
    fang~klein_an klein_anfangen schritt_fur_schritt *verdoppel* garantiert* passives_einkommen finanzielle_freiheit
    beibring* \\d\\W?%_(pro/im/am) ohne_risiko risikofrei in_einer_woche am_tag pro_woche in_kontakt_bringen
    taglich~euro *leicht_verdien* jede_woche jeden_tag dir_zeigen_wie garantier* pro_monat im_monat reich
    reich_werden in_\\d{1,2}_(wochen/tagen/monaten)
  `,
  trouble: `
    krankenhaus* klinik* unfall notfall* notlage klemme sitze~fest festgehalten festsitz* stecke~fest
    stecken_geblieben gestrandet gestohlen geklaut ausgeraubt uberfall* ueberfall* gesperrt eingefroren zoll*
    operation* op pfand* verhaftet polizei pass notoperation karte bankkarte kreditkarte pleite bankrott erbschaft
    erbe konto miete strom rechnung* ohne_geld flughafen bohrinsel einsatz schulden tierarzt* medikament* hunger
    hungrig beerdigung essen_kaufen behandlung abgestellt abgeklemmt gold goldbarren nichts_zu_essen nicht_bezahlt
    kein_gehalt ausgesperrt vermieter* geldborse geldbeutel portemonnaie benzin operier* fieber gefangnis gefaengnis
    kaution botschaft
  `,
  trust: `
    dringend* sofort schnell vertrau* einzige* sonst~verlier* sonst verfallt verloren verzweifelt peinlich schame
    schaeme versprech* versprochen schwor* liebling schatz* liebes liebste* engel herz konigin koenigin suss* baby
    wenn_du_mich_liebst bete bald_bei_dir geheim* diskret beweis* weiss_nicht~weiter hoffnung
  `,
  lack: `
    ohne_geld ohne kein_geld keinen_cent kein_cent pleite knapp nicht_leisten nicht_bezahlen nicht_mehr_bezahlen
    zu_wenig leer gesperrt aufgebraucht weg
  `,
  vague: 'was etwas bisschen',
  please: 'bitte',
  order: `
    schick schicke schicken_sie sende senden_sie uberweis* ueberweis* leih leihe kauf besorg besorge gib geben_sie
    lad lade zahlen_sie bezahl bezahlen_sie
  `,
  help: `
    hilf_mir hilfst_du mir~helf* mir~aushelf* mir~aus hilf_uns kannst~helfen konntest~helfen konnten_sie~helfen
    konnen_sie~helfen aushelfen mich~unterstutz* mich~unterstuetz* deine_hilfe ihre_hilfe um_hilfe hilfe~bitten
    auf_dich_angewiesen nur_du finanzielle_hilfe finanziell_unter* brauche~hilfe etwas_leih* was_leih* fur_mich_tun
    fuer_mich_tun tust_du_das machst_du_das wirst_du~tun hilf~mir mir~hilf* zur_seite_stehen darum_kummern
    vielleicht_helfen helfen_konnt* mir_helfen (was/etwas)_(schicken/geben/senden) sonst_niemand* niemand*_sonst
    letzte_hoffnung einzige_hoffnung unter_die_arme_greifen
  `,
  request: `
    geld~(leihen/borgen/schicken/uberweisen/vorstrecken/auslegen)~kannst
    kannst~geld~(leihen/borgen/schicken/uberweisen/geben) zahl*_(es/das)_dir~zuruck zahle_dir~zuruck
    gebe_(es/das)_dir~(zuruck/wieder)
    (bekommst/kriegst/bekommen_sie)~(geld/alles/es/das/summe/betrag)~(zuruck/wieder) zuruckzahl* zurueckzahl*
    zahle~(zuruck/zurueck) zahl~zuruck finanziell~aushelf* finanzielle*_(hilfe/unterstutzung/unterstuetzung)
    ein_paar_hundert~(leihen/borgen) (was/etwas)_(leihen/borgen/vorstrecken/pumpen) anpumpen pumpen
    (auslegen/auslegst/vorstrecken)_(kannst/konntest)
    (deine/ihre)_(iban/bankdaten/kontodaten/kontonummer/bankverbindung/kreditkarte*/kartennummer/pin/tan)
    auf_mein_konto auf_(dieses/folgendes/sein/ihr/das)_konto code*_(schick*/durchgeb*/foto*) wertmarke
    (lad/lade)~(handy/guthaben/karte/prepaid)~auf guthaben*_(auf/schick*) handy~aufladen
    (gutschein*/karte/karten/guthaben*)~code* fur_mich~(ubernehm*/zahl*/bezahl*/begleich*/auslegen/vorstreck*)
    fuer_mich~(uebernehm*/zahl*/bezahl*/begleich*) (bezahl*/zahl*/ubernimm/begleich*)~fur_mich
    (kauf*/schick*/besorg*)~mir~(iphone/handy) wenn_du_nicht_zahlst auf_(dein/ihr/deinem/ihrem)_konto
    aus_\\d*~machen mit_\\d{2,6}[^a-z]{1,12}(helf*/aushelf*/unterstutz*) (was/etwas)_(uberweisen/ueberweisen)
    einlage_(von/uber) (kaufst/schenkst)_du_mir~(iphone/handy) (uns_fehlen/fehlen_uns)~euro*
    den_rest_(ubernehm*/uebernehm*/zahl*/bezahl*/dazu*) (dein/ihr)_geld~(anleg*/invest*/vermehr*)
  `,
  refuse: `
    niemandem nie_jemandem nie_geld niemals_geld kein_geld_(schick*/an/uberweis*) keinem~geld
    wurde_(ich_)?(nie*/niemals/keinem) werde_ich_nie schicke_(ich_)?(nie*/kein) leihe_(ich_)?(nie*/kein) betrug*
    betrueg* abzock* vorsicht~vor warn* masche gehort_sich hat_mir_mal zum_gluck keine_sorge nicht_einmal*
    spende*_an will~kein_geld mochte~kein_geld ich_zahle_selbst zahle_meine* jeder_zahlt getrennt_zahl*
    zahlen_wir_getrennt einladen lade_(ich_)?dich_ein lade_(ich_)?sie_ein brauche~(nicht/kein*) brauch~(nicht/kein*)
    nicht~geld~aus vor_ort am_abend abendkasse an_der_kasse schiel* kein*_sponsor* suche_(ich_)?kein*
    fur_dich_(zahl*/bezahl*) (zahl*/bezahl*)_(ich_)?fur_(dich/sie) fur_sie_zahle
  `,
  others: `
    
    mein*_(sohn/tochter/enkel*/schwester/bruder/mutter/vater/freundin/freund/kinder/nachbar*/chef/kollege*/kollegin*/familie/nichte/neffe/mann/frau/ex*/verein/chor/gruppe/alte*)
    die_kinder die_enkel enkel* tochter sohn nachbar* kollegen fruher frueher damals letztes_jahr letzten_monat
    jemand man leute viele die_(jungen/jugend*) unser* familie* chor* verein* wandergruppe* gruppe gestern ein_mann
    eine_frau einer eine_dame ein_herr ein_typ angeblich*
  `,
  contact: `
    schreib* schreiben schick* meld* erreich* kontaktier* adde* add find* such* ruf* anruf* text* chatt* unterhalt*
    plauder* telefonier* austausch* sprech*
  `,
  have: `
    (hast/haben/nutzt/benutzt/verwendest/nutzen/benutzen/verwenden)_(du/sie) bist_du~(bei/auf) sind_sie~(bei/auf)
    hast kennst_du~(app/messenger)
  `,
  move: `
    lass* lassen_sie lasst wechsel* weiter* lieber besser privat* umzieh* rueber ruber ruber* rueberkomm*
    stattdessen woanders schneller einfacher uber gehen_wir wollen_wir sollen_wir konnen_wir koennen_wir konnten_wir
    koennten_wir komm komme installier* lad~runter lade~herunter runterlad* herunterlad* folge*_mir folg_mir
    ladst_(du_)?dir ladst ladet schreiben_wir telefonieren_wir
  `,
  handle: `
    mein*_(name/nick*/profil/id/kontakt/account/konto/nummer) (bin/heisse)~(dort/da) (dort/da)~(als/unter)
    unter_dem_namen unter_(@/dem) find*_mich findest~mich finden_sie_mich such*~mich erreichst~mich
    erreichen_sie_mich erreichbar adde_mich fug*_mich fueg*_mich
  `,
  there: 'dort da dorthin druben darüber daruber darueber damit drueben mein meine meinem meiner auch',
  on: 'auf bei uber ueber per via zu nach mit in an',
  elsewhere: `
    (woanders/anderswo/ausserhalb)~(schreiben/reden/weiter*/chatten/unterhalten)
    (schreiben/reden/chatten)~(woanders/anderswo/ausserhalb) (lieber/besser)_woanders
    (andere/anderen/einer_anderen)_(app/plattform/seite)
    (diese/dieser/die)_(seite/plattform/app)~(verlassen/wechseln/loschen/loesche*/kundig*)
    private*_(mail/email/e-mail/nummer/adresse)
    (meine/meiner)_(private_)?(handynummer/nummer/telefonnummer/mobilnummer/mail/email/e-mail*/mailadresse)
    (deine/ihre/deiner/ihrer)_(private_)?(handynummer/nummer(?!_(in|auf|bei|war)_)/telefonnummer/mobilnummer/tel/mail/email/e-mail*/mailadresse)
    (handynummer/nummer/telefonnummer/nummern)~(geben/austauschen/tauschen/schicken/verraten/verratst)
    schreib*_mir_(eine_|per_|lieber_)?(mail/email/e-mail/sms)
    per_(sms/mail/e-mail/email)~(schreib*/weiter*/erreich*)
    (deine/ihre/deiner/ihrer)_(whatsapp/handy/telefon/e-mail/email/mail)(_|-)?(nr/nummer/adresse/kontakt)
    (deine/ihre)_(nr/handynr/tel/telefonnr) wie~(deine/ihre)_(nummer/handynummer/telefonnummer) deine_nr
    wie_lautet~(nr/nummer/adresse)
    (meld*/schreib*/schick*)~(per_mail/per_e-mail/per_email/eine_mail/eine_e-mail/eine_email)
    (uber/ueber/per/via)_(mail/e-mail/email)~schreib* schreib*~(uber/ueber/per/via)_(mail/e-mail/email)
  `,
  decline: `
    kein_(whatsapp/whats_app/facebook/telegram/instagram) nicht_(auf/bei/uber) hab*~nicht brauche_ich_nicht
    brauche~nicht nutze_(ich_)?(nicht/kein*) benutze_(ich_)?(nicht/kein*) nutze~nicht halte~nichts
    lieber_(erst_|noch_)?(hier/per) (bleib*/schreib*)~hier hier_(bleiben/weiter*/schreiben) erst_(mal_)?hier nie
    gar_nicht noch_nicht abgemeldet geloscht geloescht nicht_so_mein nicht_gern* ungern weg_von verzicht*
  `,
};
