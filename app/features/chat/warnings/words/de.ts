import type { CueWeight } from '../cueWeights.ts';
import type { CueWords } from './CueWords.ts';

/** Scores of a text without any cue. */
export const start: CueWeight = { money: -97, service: -81 };

/** The cues in German. */
export const words: CueWords = {
  money: `
    geld *geld geldes bargeld kohle knete zaster mause kroten betrag summe* kredit* darlehen anzahlung vorschuss
    kaution *euro* oken ocken dollar* scheine* *hunderter hunni fuffi zwanni *zahlung raten rate gehalt lohn finanz*
    rechnung *rechnung rente reserve* batzen pfennig taler moneten kosten *kosten penunze piepen flocken moos
    schotter asche scheinchen zwanziger fuffziger hunnis tausi riesen mittel geldnot geldsorgen geldproblem*
    kleingeld erspartes ersparnisse konto_uberzogen uberziehung *honorar pension unterhalt alimente beitrag *summe
    zahlungsaufforderung wechselgeld geldbetrag* *gebuhr* *gebuehr* hunderter tausender *hundert zehner funfziger
    fuenfziger
  `,
  lend: `
    leih* leien borg* vorstreck* auslegen auslegst legst~aus leg~aus streck*~vor schiess*~vor pump* anpump*
    uberbruck* ueberbrueck* dazugeb* beisteuer* zuschuss* zuschiess* zusteck* sponsor* sponser* burg* buerg*
    mit_auf_deinen_namen entbehr* erubrig* abdruck* dazuleg* dazutu* anleihen stunden unter_die_arme verauslag*
    zwischenfinanz* auslage mitunterschr* unterschreib* haften privatkredit privatdarlehen ausborg* herborg*
    zuschuster* strecken mitfinanz* auf_pump lock*_mach* abtret* verleih* ausleih* uberweis* ueberweis* uberwies*
    vorschies* vorleg* streck~vor schiess~vor transferier* einzahl* spend* zugeb*
  `,
  transfer: `
    uberweis* ueberweis* uberwies* transferier* paypal western_union moneygram *uberweisung *konto einzahl* anweis*
    geld~schick* schick~geld schick*_(es|was|etwas|mir_was|mir_etwas) zukommen_lassen wise revolut blitzuberweisung
    echtzeit* sofortuberweisung *transfer geldtransfer ria bargeldlos *uberweis* weiterleit* rubersenden
    ruberschieb*
  `,
  pay: `
    zahl* bezahl* begleich* ubernehm* uebernehm* ubernimm* beglich* hinleg* beteilig* spend* finanzier* aufkomm*
    ausleg* hinblatter* abzahl* trag*_die_kosten dazuzahl* berapp* blech* latz* loswerden sponser* ubernahme
    ubernahmst dazugib* zusammenleg* kostenubernahme *ruckstand
  `,
  buy: `
    kauf* besorg* bestell* buch buchen buchst buche hol* auflad* auflaed* lad*~auf schenk* freirubbel* rubbel*
    erwerb* beschaff* mitbring* ordern
  `,
  help: `
    hilf* helf* aushelf* aushilf* unterstutz* unterstuetz* beisteh* beistand unter_die_arme rett* gefallen_tun
    einen_gefallen *hilfe auf_dich_zahlen verlass* fur_mich_tun fuer_mich_tun zur_seite greif* spring*~ein
    grosszugig* grosszuegig* erbarm* barmherz* samariter wohltat* beispringen einspringen einspringst ausgeholfen
    raushelf* raushau* rausboxen zuhilfe engel_in_der_not herzensgut* sos entgegenkommen mir~helf* mir~aushelf*
    mir~aus kannst~helfen konntest~helfen konnten_sie~helfen konnen_sie~helfen mich~unterstutz* mich~unterstuetz*
    deine_hilfe ihre_hilfe um_hilfe hilfe~bitten auf_dich_angewiesen nur_du finanzielle_hilfe finanziell_unter*
    brauche~hilfe etwas_leih* was_leih* tust_du_das machst_du_das wirst_du~tun hilf~mir mir~hilf* zur_seite_stehen
    darum_kummern vielleicht_helfen mir_helfen (was/etwas)_(schicken/geben/senden) sonst_niemand* niemand*_sonst
    letzte_hoffnung einzige_hoffnung unter_die_arme_greifen
  `,
  send: `
    schick* schik* send* gib* geb* gabst rausruck* ruck* zusteck* zukommen lassen_zukommen abgeben abgibst abdrucken
    beisteuern beilegen hinschicken hinlegen zahl* bezahl* kauf* besorg* begleich* ubernehm* ubernimm* ueberneh*
    aushelf* hilf* helf* unterstutz* unterstuetz* beteilig*
  `,
  reader: `
    (kannst/konntest/koenntest/wurdest/wuerdest/magst/willst/mochtest/warst/waerst/hattest/haettest/wirst/darf/musst/sollst/brauchst/hast/gibst/schickst/leihst/kaufst/zahlst/hilfst/kriegst/bekommst)_?(du)?
    (konnen/konnten/koennten/wurden/wuerden/mochten/wollen/hatten/haetten/waren/mussen/haben)_sie bitte wenn_du
    falls_du ob_du dass_du bist_du dich_bitten dich_fragen sie_bitten du_(kannst/konntest/musst/bist/brauchst)
    meinst_du denkst_du du_mir sie_mir kanst du~bitte haste biste kannste konnteste willste wurdeste warste
    traust_du tatest warest_du hattet_ihr bereit ist_es_(dir|ihnen)_moglich ware_es_(dir|ihnen)? moglich* wenn_sie
    so_lieb so_nett so_gut so_freundlich traust machst ubernimmst uberweist legst leg borg gibste tust_du
    wie_ware_es was_haltst_du darf_ich_dich deinerseits seitens ihrerseits nur_du deine_hilfe deine_unterstutzung du
    dir dich kannst konntest koenntest wurdest wuerdest konnen_sie koennen_sie konnten_sie koennten_sie wurden_sie
    wuerden_sie magst willst mochtest ihnen musst mussen_sie brauchst borgst leihst schickst gibst kaufst zahlst
    hilfst wollen_sie mochten_sie moechten_sie hatten_sie haetten_sie haben_sie schicken_sie uberweisen_sie
    leihen_sie kaufen_sie zahlen_sie geben_sie helfen_sie senden_sie muessen_sie musstest brauchst_nur
    brauchen_sie_nur nur_noch du~nur
  `,
  writer: `
    mir mich uns fur_mich fuer_mich an_mich
  `,
  need: `
    ich_brauch* brauch* braeuchte benotig* benoetig* mir_fehl* mir~fehlen fehl*_mir es_fehlt noch~fehl* knapp
    ich~brauch* reichen_(mir|schon)? wurde*~reichen reicht_(mir|nicht|schon) nur_noch bloss_noch nicht_drin
    angewiesen notig noetig gebraucht uns_fehl* gebrauchen bedarf lucke es_mangelt mangel mangelt fehl* aufbringen
    zusammenkratz* zusammenbekomm* auftreib* aufzutreiben zusammen_bekomm* schaffe_es_nicht_allein erforderlich
    vonnoten fallig ich~benotig* ich~benoetig* mir~fehl* bin~knapp knapp_bei_kasse reichen_mir mir_reichen
    reicht_mir mir~reichen wurde~reichen uns~fehlen wurden_mir~helfen wuerden_mir~helfen wurde_mir~helfen
    mir_sehr_helfen
  `,
  broke: `
    pleite blank kein_geld kein*_cent keinen_pfennig ohne_geld nicht_leisten nichts_(mehr_)?(gegessen|zu_essen)
    nichts_gegessen hunger hungrig leer* klamm knapp_bei_kasse notlage not klemme schulden uberschuldet insolven*
    bankrott arbeitslos gekundigt verschuldet nicht_bezahlen unbezahlbar kein_gehalt nicht_ausgezahlt verpfandet
    verzweif* am_ende stecke_in sitze_auf_der uberfallig* ueberfaellig* mahnung* inkasso gerichtsvollzieher* pfand*
    vor_die_tur auf_der_strasse obdachlos keine_rucklagen engpass abgebrannt nicht_aus reicht~nicht
    letzte*_(geld/cent/euro) vorn_und_hinten aufgebraucht im_minus pleitegeier mittellos bedurftig armut arm_dran
    brotlos kurzarbeit jobcenter burgergeld hartz sozialhilfe ruiniert alles_verloren nichts_mehr kein_essen
    kein_dach durchkommen uber_die_runden am_limit ausgeraumt hungern hungert minus dispo uberzogen sperre
    zahlungsunfahig gepfandet geldsorgen finanzielle*_schwierigkeit* finanzielle*_problem* finanzielle*_engpass
    schlecht_dran ebbe letzte*_cent letztes_hemd brauche_dringend ohne keinen_cent kein_cent knapp
    nicht_mehr_bezahlen zu_wenig gesperrt weg
  `,
  payback: `
    zuruckzahl* zurueckzahl* zahl*~zuruck zahl*~zurueck geb*~(zuruck/wieder/zurueck)
    (bekommst/kriegst/bekommen_sie/hast)~(zuruck/wieder/zurueck) zuruck zurueck mit_zinsen zinsen ruckzahl*
    rueckzahl* in_raten abstotter* abarbeit* versprochen ich_verspreche versprech* ehrenwort ich_schwor* schwor*
    doppelt* erstatt* quitt revanchier* wiedergut* kriegst_es bekommst_es tilg* begleiche_ich abbezahl* zuruckgeb*
    zuruckerstatt* zuruckuberweis* ausgleich* ausgeglichen gutmach* schuldschein schriftlich vertrag_machen heilig*
    ehrlich_zuruck hand_drauf verlassen auf_heller auf_den_cent rate_fur_rate wiederbekomm* wiederkrieg*
    zuruckbekomm* zuruckkrieg* aufpreis oben_drauf obendrauf
  `,
  until: `
    bis_(freitag/montag/dienstag/mittwoch/donnerstag/samstag/sonntag/zum/ende/nachste*/naechste*/morgen/mitternacht/mittag/heute/ubermorgen/rente/gehalt/zur)
    monatsende ende_des_monats am_ersten zum_ersten nachste*_(woche/monat) naechste*_(woche/monat)
    sobald_(ich/mein*/das) sobald dann_kommt kommt_erst nur_dieses_eine_mal kurzfristig vorubergehend bis_ich
    spatestens spaetestens bis_die bis_der bis_mein* bis_das nachsten_ersten zum_monatsende monatsanfang
    ubernachste* am_funfzehnten bis_weihnachten uberbrucken ubers_wochenende zwei_wochen paar_tage wenige_tage
    kurze_zeit lohn_kommt
  `,
  urgent: `
    dringend* sofort* schnell schnellstens eilig eilt notfall jetzt_gleich heute_noch noch_heute umgehend beeil*
    frist letzte*_(chance/mahnung) sonst* ansonsten unverzuglich so_schnell brenzlig akut drangt drangend
    schleunigst augenblicklich stunden_zeit zeit_lauft bis_heute_abend ultimatum pressier* zeitnah
  `,
  travel: `
    ticket *ticket flug* visum visa gepack koffer ubergepack* uebergepaeck* sprit benzin tank* hotel fahrkarte
    bahnkarte zug* fahrt taxi einreise* reise* an_bord grenze busticket mitfahr* fahre fernbus abflug ankunft
    umbuch* ruckflug ausreise* maut
  `,
  customs: `
    zoll* verzoll* paket* packchen kurier* fracht* container* *gebuhr* *gebuehr* erbe erbschaft* nachlass notar*
    steuer *steuer* freigabe freigeb* auslos* lagerkosten sicherheitsfirma diplomat* gold* diamanten koffer_voll
    agent bearbeitung* sperrkonto *kosten nachzahl* ring schmuck sendung versand* spedition lagergebuhr
    versicherungsgebuhr nachlassverwalter testament erbin erben *schein zertifikat genehmigung *stempel
  `,
  voucher: `
    gutschein* *gutschein* geschenkkart* guthaben* steam* apple* google_play* googleplay* amazon* paysafe* code
    codes *code prepaid* krypto* bitcoin* btc usdt wertkarte* rubbel* freirubbel* karten_(von|zu|im) neosurf bons
    wertbon playstation xbox netflix zalando rewe tankstelle* kiosk seriennummer ruckseite ziffern freikratz*
    zahlencode *guthaben *bitcoin* ethereum tether western_union moneygram money_gram *google_play* itunes* paypal*
    revolut wise wallet *guthabencode* transcash pcs
  `,
  invest: `
    invest* *investier* anlag* anleg* leg*_geld_an *anlage trading* trader* *plattform krypto* bitcoin* btc aktie*
    rendite* forex devisen* broker* depot* gewinn* kapital* startkapital beteiligung* teilhaber* einsatz dividende*
    passives_einkommen nebenverdienst einlage* mindesteinlage fonds platz_reservier* analyst* coin* mining signale
    projekt* vermogen* etf rohstoffe immobilien *projekt goldhandel kunden_von_mir onlinehandel vertrieb network
    startup geschaft geschaftsidee geschaftspartner* umsatz provision *trading robot* algorithmus anteile anteil
    steig*_ein einsteigen gebrauchtwagen geldanlag* tradest borse* boerse* handelsplatt* daytrading zinsen_im_monat
  `,
  promise: `
    garantier* garantie risikofrei ohne_risiko verdoppel* verdreifach* vermehr* prozent ds?% schritt_fur_schritt
    zeig*~(dir/ihnen/wie) beibring* erklar*~(dir/wie) (im|pro|jeden)_monat monatlich* pro_(woche/tag) taglich
    verdien* ich_verdiene machst aus_d* schnell_d* mein_(onkel/bruder/cousin/freund)_ist finanzielle_freiheit
    klein_anfangen fang*~klein mitmach* einsteig* reich ausgesorgt mindest* anmeld* nachlaufen nebenbei leicht*
    heimarbeit sichere*_sache ohne_aufwand jackpot selbstlaufer zehnfach* vervielfach* *prozentig passiv
    finanziell_unabhangig unabhangig finanziell_frei lukrativ* goldgrube geheimtipp schnelles_geld
    chance_deines_lebens fang~klein_an *verdoppel* passives_einkommen dW?%_(pro/im/am) in_einer_woche am_tag
    pro_woche in_kontakt_bringen taglich~euro *leicht_verdien* jede_woche jeden_tag dir_zeigen_wie pro_monat
    im_monat reich_werden in_d{1,2}_(wochen/tagen/monaten)
  `,
  gift: `
    erbe millionen million lotto* gewonnen begunstigt* spende schenken_mochte ich_gebe_kredite
    kredite_(von|zwischen|bis) schufa zins ohne_schufa biete* taschengeld* grosszugig verwohn* sugar* pro_treffen
    dein_konto deinem_konto auf_dein* auf_ihr* weiterleit* leitest~weiter behalt* halfte* haelfte* finanzassistent*
    vermachen anvertrau* zahlungen_kommen lass_mich_dir uberweise_dir ich_uberweise_dir bei_dir_gelandet
    versehentlich geschenkt stiftung auszahl* erbberechtigt* bevollmachtigt* treuhand* gonner* zuverdienst nebenjob
    entlohn* belohn* gegenleistung
  `,
  plead: `
    peinlich* schame* schaeme* scham unangenehm* nicht_gern* ungern frage_nicht weiss_nicht_mehr~weiter
    weiss~nicht~an_wen niemand* einzige* letzte_hoffnung nur_dich nur_du bettel* flehe* anfleh* wenn_du_mich~liebst
    liebst_mich liebst_du_mich beweis* vertrau* zweifel* verletzt enttausch* gott segne* bete weine tranen traenen
    stolz uberwindung ausnutz* nicht_ausnutzen dankbar* ewig ein_leben_lang klingt_komisch herz versteh*
    schwer_gefallen fallt_mir_schwer nachdenken nachgedacht sag~niemand* unter_uns bitte_bitte deine_liebe
    schwer_dich zu_fragen danke_im_voraus hochachtung bereu* treue treu bettle kniefall aufgeben am_boden zerstort
    sonst_niemand keiner_sonst alleingelassen im_stich herzlos mitleid mitgefuhl zusammenhalt fureinander
    wahre_liebe glaubst_du_mir glaub_mir ehrenwort nicht_leicht traue_mich kostet_mich gott_segne segen
    engel_geschickt ewig_dankbar rettung_fur ware_es_die_rettung
  `,
  small: `
    (was|etwas|bisschen|wenig|kleine*_betrag|kleiner|kleinigkeit|kleine_summe) ein_bisschen ein_wenig egal_wie_?viel
    so_viel_du egal_was auch_nur wenigstens halfte* haelfte* was_du_kannst paar_(euro|hundert|kroten|mark)
    jeder_(euro|cent|betrag) nur_(d+|zehn|zwanzig|funfzig|hundert) bloss_d+ oder_so reichen_schon kleiner_betrag
    geringe* winzig* jede_kleinigkeit jeder_euro jeder_cent soviel_du was_moglich was_geht zumindest einen_teil
    teilbetrag ein_paar kleinigkeit zuschuss was etwas bisschen
  `,
  endear: `
    schatz* liebling* liebste* engel *konigin *koenigin herz* baby suss* prinzessin meine_liebe mein_lieber schnucki
    mausi* hase* sonnenschein liebes mauschen spatz* barchen traumfrau traummann prinz mein_ein_und_alles zukunftige
    ehefrau gattin
  `,
  number: `
    *hundert* *tausend* zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig hunderter mille
    vierhundert*
  `,
  unless: `
    sonst solange bevor erst_wenn erst ohne_das nicht_raus nicht_frei weigert* verlang* forder*
    will~(geld/euro/d+/sofort) kostet verweiger* wenn~nicht~(zahl*/bezahl*) bezahlt_(sind/ist/wird/werden)
    beglichen fallig* faellig* droht nimmt_nur stellt_mich gibt_es_erst lassen_mich_nicht ansonsten anderenfalls
    andernfalls drohen drohung lehnt vorher nicht_weiter erst_dann erst_nach erst_bei vorkasse
  `,
  kin: `
    mein*_(sohn/tochter/mutter/mama/vater/kind*/enkel*/bruder/schwester/hund/katze/kater/baby/tante/onkel/frau/oma/opa/kleine*/junge)
    meine_(eltern|familie|kleinen|zwillinge) meinem meiner_(mutter|tochter|oma|schwester) enkelchen papa mama
  `,
  refusal: `
    niemandem niemals nie grundsatzlich betrug* betrueg* abzock* masche warn* vorsicht* aufpass* misstrau* melde_ich
    gemeldet kein_problem_beim jeder_(zahlt|fur) getrennt einladen lade~ein eingeladen zahle_selbst nicht_glucklich
    kein*_interesse brauche~(nicht/kein*) nicht~brauch* zum_gluck such*~nicht egal~hohen_kante hauptsache
    liebesbetrug* kein_sponsor spass blockier*_(ich|den) scherz nichts_uberweis* lass_mich_in_ruhe hallo_mama
    jeder_zahlt~selbst fur_dich_zahle_ich bezahle_das_taxi hole_dich_ab nie_jemandem nie_geld niemals_geld
    kein_geld_(schick*/an/uberweis*) keinem~geld wurde_(ich_)?(nie*/niemals/keinem) werde_ich_nie
    schicke_(ich_)?(nie*/kein) leihe_(ich_)?(nie*/kein) vorsicht~vor gehort_sich hat_mir_mal keine_sorge
    nicht_einmal* spende*_an will~kein_geld mochte~kein_geld ich_zahle_selbst zahle_meine* jeder_zahlt
    getrennt_zahl* zahlen_wir_getrennt lade_(ich_)?dich_ein lade_(ich_)?sie_ein brauch~(nicht/kein*) nicht~geld~aus
    vor_ort am_abend abendkasse an_der_kasse schiel* kein*_sponsor* suche_(ich_)?kein* fur_dich_(zahl*/bezahl*)
    (zahl*/bezahl*)_(ich_)?fur_(dich/sie) fur_sie_zahle
  `,
  past: `
    fruher frueher damals letzt*_(jahr/monat/woche/sommer/winter) vor_*_jahren war waren hatte hatten wurde
    ist_gestorben gestern bekommen gelernt gekauft bezahlt verloren_beim gewesen gefahren gegangen gearbeitet
    gespielt gebucht geliehen geschenkt habe_ich_mir als_ich
  `,
  others: `
    jemand man leute viele einer ein_mann eine_frau ein_herr eine_dame typ nachbar* kollege* kollegin* verein*
    enkel* wir_haben er sie_hat die_leute bekannte* angeblich* unser* chef
    mein*_(sohn/tochter/enkel*/schwester/bruder/mutter/vater/freundin/freund/kinder/nachbar*/chef/kollege*/kollegin*/familie/nichte/neffe/mann/frau/ex*/verein/chor/gruppe/alte*)
    die_kinder die_enkel tochter sohn fruher frueher damals letztes_jahr letzten_monat die_(jungen/jugend*) familie*
    chor* wandergruppe* gruppe gestern ein_typ
  `,
  everyday: `
    eintritt bahncard markt* backer* kuchen kaffee essen fruhstuck konzert film buch garten wandern spazieren urlaub
    wochenende wetter rezept gramm liter minuten uhr punkte kino theater museum strand kirche rentner* rente radio
    skat suppe tomaten wein zugfahrt karten_kosten pro_person pro_nacht die_nacht hin_und_zuruck kreuzfahrt optiker
    finanzamt krankenkasse mitgliedschaft taxi hotel winterreifen empfehlen platzchen foto* bild bilder
  `,
  channel: `
    whats* what's_ap* wh@ts* wats_ap* watsap* wotsap* wapp zangi viber skype* instagram insta ig snapchat snap
    hangout* google_chat google_meet wechat threema* discord facetime icq facebook* fb messenger* telegram*
    tele_gram tg signal tiktok linkedin gmail* gmx web.de yahoo zoom line imo kik teams twitter botim feisbuk votsap
    watsepp wattsepp grune_app vaiber threma
  `,
  medium: `
    e-?mail* mail* sms nummer *nummer handy* festnetz* anschrift adresse *adresse strasse hausnummer brief* post
    whatsapp-nummer videoanruf video nr telefonnummer* telefonnr
  `,
  yours: `
    (dein*/ihr*/eur*)_(private*_|genaue*_)?(nummer/handy*/telefon*/mobil*/tel/mail*/e-?mail*/adresse/anschrift/nr/skype*/insta*/telegram*/whatsapp*/facebook*/festnetz*/nick*/kontakt*/strasse)
    wie_heisst_du wie_heissen_sie wie_lautet dein_name_(dort|da|bei|auf) wo_wohnst welche_strasse
    wohin_(ich|kann|darf) wohin~schreiben gibst_du_mir~deine deine_geben mir_deine verratst verraetst
    wie_kann_ich_dich_erreichen wie_erreiche wo_erreich* wo_du_(genau_)?wohnst wo_sie_(genau_)?wohnen
    strasse_und_hausnummer gib~nummer
  `,
  mine: `
    mein*_(private*_)?(nummer/handy*/telefon*/mobil*/mail*/e-?mail*/nick*/kontakt*/skype*/insta*/telegram*/whatsapp*/facebook*/nutzername/name_(dort|da|ist)|id|account)
    nutzername benutzername heiss*_ich ich_heisse_(dort/da) dort_heiss* da_heiss* findest_(du_)?mich find*_mich
    such*_mich such~mich unter_dem_namen unter_(@|dem|w+) erreichst~mich erreichbar add* fug*~hinzu folg*_mir
    mein*_(name/nick*/profil/id/kontakt/account/konto/nummer) (bin/heisse)~(dort/da) (dort/da)~(als/unter)
    unter_(@/dem) findest~mich finden_sie_mich such*~mich erreichen_sie_mich fug*_mich fueg*_mich
  `,
  contact: `
    schreib* meld* erreich* kontaktier* find* such* ruf* anruf* text* chat* unterhalt* plauder* telefonier*
    austausch* sprech* reden fortsetz* anschreib* schick* komm folg* anfrage sprachnachricht* adde* add
  `,
  move: `
    lass* wollen_wir sollen_wir konnen_wir koennen_wir konnten_wir koennten_wir wechsel* weiter* umzieh* ruber*
    rueber* lieber besser privat* personlich* bequem* einfacher installier* lad*~(runter/herunter) herunterlad*
    runterlad* tausch* gib_mir geben_sie gibst_du hast_du haben_sie bist_du_(auch_)?(bei/auf) sind_sie_(bei/auf)
    nutzt_du benutzt_du verwenden_sie kennst_du magst_du darf_ich_(um|dich|ihre|deine) hatten_sie_etwas ubergeh*
    uebergeh* du_auch stattdessen ware_mir_lieber gratis schau_mal_bei komm_(zu|auf|doch) machst_du_mit woanders
    schneller uber gehen_wir komm komme lad~runter lade~herunter folge*_mir folg_mir ladst_(du_)?dir ladst ladet
    schreiben_wir telefonieren_wir
  `,
  off: `
    diese*_(seite/app/plattform/portal/site) (abo/mitgliedschaft/probe*/zugang)~(lauf*/end*/aus) losche~profil
    loesche~profil melde_mich_(hier_)?ab kundige hier_(nicht|selten|kaum|bin_ich|lesen|ist) nicht_(oft|mehr)_hier
    selten_hier verlier* nicht_verlieren woanders anderswo ausserhalb andere*_(app|plattform|seite) nichtzahler
    bevor_ich hier~nicht_bezahl* bald_weg
  `,
  there: `
    dort da druben drueben darauf daruber dorthin darüber darueber damit mein meine meinem meiner auch
  `,
  decline: `
    nicht_(auf|bei|so_mein|gern) kein_(whatsapp|facebook|telegram|instagram|handy) nie gar_nicht noch_nicht
    erst_(mal_)?hier hier_(bleiben|weiter) auf_der_seite_bleiben (bleib*|schreib*)~hier abgemeldet geloscht
    geloescht ungern verzicht* verstehe_ich~nicht verstehe~nicht zu_fruh zu_frueh so_fruh nicht_heraus
    gebe_ich~nicht wozu nichts_fur_mich brauche_ich_nicht misstrau* mag_es_nicht nein_danke uber_meine_leiche
    noch_nicht_herausgeben erst_einmal_hier nicht_herausgeben kein_(whatsapp/whats_app/facebook/telegram/instagram)
    nicht_(auf/bei/uber) hab*~nicht brauche~nicht nutze_(ich_)?(nicht/kein*) benutze_(ich_)?(nicht/kein*)
    nutze~nicht halte~nichts lieber_(erst_|noch_)?(hier/per) (bleib*/schreib*)~hier hier_(bleiben/weiter*/schreiben)
    nicht_so_mein nicht_gern* weg_von
  `,
  demand: `
    verlang* forder* braucht benotigt benoetigt will wollen fallig* faellig* kostet bevor freigeb* freigabe
    freikauf* auslos* erst
  `,
  offer: `
    garantier* risikofrei ohne_risiko zeig* erklar* erklaer* beibring* verdoppel* verdien* einsteig* mitmach*
    mein_onkel meine_tante geheim* interesse fang_klein klein_anfangen startkapital ab_nur schon_ab prozent_(im/pro)
    dW?% einzahl* vermehr* erspart*
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
  order: `
    schick schicke schicken_sie sende senden_sie uberweis* ueberweis* leih leihe kauf besorg besorge gib geben_sie
    lad lade zahlen_sie bezahl bezahlen_sie
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
    (kauf*/schick*/besorg*)~mir~(iphone/handy) wenn_du_nicht_zahlst auf_(dein/ihr/deinem/ihrem)_konto aus_d*~machen
    mit_d{2,6}[^a-z]{1,12}(helf*/aushelf*/unterstutz*) (was/etwas)_(uberweisen/ueberweisen) einlage_(von/uber)
    (kaufst/schenkst)_du_mir~(iphone/handy) (uns_fehlen/fehlen_uns)~euro*
    den_rest_(ubernehm*/uebernehm*/zahl*/bezahl*/dazu*) (dein/ihr)_geld~(anleg*/invest*/vermehr*)
  `,
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
};
