import type { WarningWords } from './WarningWords.ts';

export const czech: WarningWords = {
  money: `
    penize peniz* penez* prachy prachu hotovost* castk* obnos* pujck* uver* zaloh* kauc* koru* eur* dolar* financ*
    financn* poplat* platb* tisic* tisicovk* stovk* *sta stokorun* petistovk* petikil* litr
  `,
  lend: `
    pujc* zapujc* vypujc* preved* prevest prevod* prevadet zaplat* uhrad* zalozit zaloz* vloz* sponzor* dluz*
    nepujc* prispe*
  `,
  give: `
    posl* poslat posilat posil* pošl* dat dal dala dej dejte dat_mi plat* kup* koup* koupit pomoc* pomoz* pomuz*
    pomoct pomohl* prispe* podpor* sehna* zaplat* uhrad* nepomo* nepomuz* neposlal* nedal* das date
  `,
  me: 'mi me mne mnou nam nas',
  you: `
    ty te ti vam vas vy muzes muzete mohl_bys mohla_bys mohl_byste mohla_byste mohl*_by* bys byste nemohl* nemuz*
    prosim poprosit prosit chces chcete musis musite pokud poslete posli nechtel* nepujc* neposlal* posles pujcis
    das zaplatis prevedes koupis pomuzes udelas veris tobe tebou tebe
  `,
  need: `
    potrebuj* potreboval* chybi_mi mi_chybi mi~chybi schazi_mi mi_schazi nutne mi_dosly dosly_mi stacilo_by staci_mi
    mi_staci stacilo chybi_nam nam_chybi chybi by_mi~pomohl* pomohl*_by_mi
  `,
  fee: `
    poplat* cl* clo celni* celnic* viz* vizum operac* nemocnic* pravnik* kauc* pokut* zasilk* advokat* kuryr* notar*
    dan dane lekar* doktor*
  `,
  demand: `
    zada* zadaj* chteji chce pozaduj* potrebuj* za_uvolneni uvolni* vyzaduj* stoji nez_uvoln* az dokud
  `,
  must: 'musis musite staci_(jen_)?(zaplat*/uhrad*) jen_musis jenom',
  voucher: `
    darkov* poukaz* poukazk* kupon* *bitcoin* btc ethereum usdt krypto* western_union moneygram money_gram paysafe*
    steam* itunes google_play googleplay apple_kart* amazon_kart* paypal revolut penezenk* predplacen*
  `,
  gains: `
    invest* investic* investov* obchod* trading* platform* krypto* bitcoin* akci* burz* vynos* zisk* broker* forex
    pasivni* zhodnot* kapital vydel* vklad projekt* vyhr*
  `,
  offer: `
    garant* zaruc* zdvojnasob* naucim naucit naucil* ukazu ukazat vysvetlim bez_rizik* zacni zacnes zkusit muj_stryc
    moje_teta tajemstvi registruj* zajem zajim* nabiz* \\d\\W?% klient* staci_zac* muzu_te mesicne denne zhodno*
    uspor*
  `,
  promise: `
    malou_castkou male_castky krok_za_krokem zdvojnasob* garantov* pasivni_prijem financni_svobod* naucim naucit
    \\d\\W?%_(mesicne/denne/rocne/za) bez_rizika za_tyden tydne spojit_s kazdy_den denne za_mesic garant* zbohatn*
    za_\\d{1,2}_(tydn*/dn*/mesic*)
  `,
  trouble: `
    nemocnic* nehod* uvizl* uvazl* ukrad* okrad* okraden* prepad* zablok* zmraz* celnic* celni* operac* zatcen*
    zatkl* polici* pas kart* kartu bankrot* dedictv* ucet uctu najem* slozenk* bez_penez letist* ropn* misi dluh*
    dluz* veterin* lek* nouz* tisni hlad pohreb hladov* lecb* vypn* odpoj* zlato na_jidlo nezaplatil* benzin
    penezenk* vyplat* operov* horeck* vezen* kauc* ambasad* velvyslan*
  `,
  trust: `
    nalehav* nutne okamzite rychle spech* verit verim veris duver* jedina jediny ztrac* propadne zoufal* stydim
    trapne slib* prisah* lasko milacku zlato zlaticko drahousk* kralovno srdicko pokud_me_milujes jestli_me_milujes
    buh modl* tajn* dokaz* co_delat nadej*
  `,
  lack: `
    bez_penez bez nemam_penize nemam_na nemam_ani nezbylo dosly zablokovan* nemuzu_zaplatit nemohu_zaplatit prazdn*
  `,
  vague: 'neco trochu nejak*',
  please: 'prosim',
  order: 'posli* poslete kup kupte zaplat zaplatte preved* prevedte vloz vlozte pujc pujcte',
  help: `
    pomoz_mi pomozte_mi mi~pomoc* mi~pomuz* mi~pomoct mi~pomoci pomoct_mi pomoci_mi tvoj*_pomoc* vas*_pomoc*
    tvou_pomoc pomoc_od potrebuj*~pomoc* o_pomoc spoleham_na_te jen_ty jedine_ty financn*_pomoc* vypomoc* vypomoct
    vytrhni* nam~pomoci nam~pomoct pro_me~udel* udel*~pro_me pomuzes pomuzete nepomohl* nepomuzes postarat pomoz
    pomozte neco_poslat poslat_neco nemam_nikoho nikoho_jineho pomohl*_by* (mohl*)_by*~pomoct (mohl*)_by*~pomoci
    posledni_nadej* jedina_nadej*
  `,
  request: `
    pujc*~(penize/penez/korun/nejak*) (vratim/vratime/oddam/splatim)~(ti/vam/vse/to/penize/vsechno)
    (ti/vam)~(to_|vse_|penize_|vsechno_)?(vratim/splatim/oddam) financn*_(pomoc*/vypomoc*/podpor*)
    financne~(pomo*/podpor*)
    (tvoje/tve/vase/tvuj/vas/sve)_(cislo_uctu/iban/bankovni_udaje/cislo_karty/pin/udaje_karty/cislo_sve_karty)
    cislo_(tve/vasi/sve)_karty na_muj_ucet na_(tento/tenhle/nasledujici/jeho)_ucet (posli*/poslete)~kod*
    kod*~(posli*/poslete/vyfot*) vyfot*~kod* setri* zalozit_me zaloz_me vypomoct_mi (vypomoc*/vypomoz*/vypomuz*)
    (dobij/dobijte)~(telefon/mobil/kredit) dobit_(mi_)?kredit (zaplat/zaplatte/uhrad)~za_me za_me~(zaplat*/uhrad*)
    zaplat_to s_urok* pres_western_union (zaplat*/uhrad*)_(bys/byste)~(za_me/hotel/ucet/najem/to)
    (zaplat*)~za_me_(hotel/ucet/najem) kup_mi~(telefon/mobil/iphone) jestli_nezaplatis na_(svuj/tvuj/vas)_ucet
    (pomoct/pomoci/pomohl*)_s_(\\d{2,6}/sest*/pet*/deset*/stovk*/tisic*)
    (neco/neco_malo)_(prevest/pujcit/poslat_na_ucet) chybi_nam~\\d* doplat*_zbyt* (muzes/muzete)~invest*~penize
  `,
  refuse: `
    nikomu nikdy neposil* neposilej* neposilam nepujcuj* podvod* podvodn* pozor_na varova* zvu_te zvu_vas pozvu
    kazdy_plat* kazdy_zaplat* kazdy_sam napul zaplatim_si nechci~penize nechci~penez o_penize_mi_nejde nepotreb*
    nic_(jsem_)?(neposlal*/nedal*) nehledam na_miste na_mist* u_pokladny za_(vas/tebe)_samozrejme
    za_(vas/tebe)_zaplatim zaplatim_za_(vas/tebe) dejte_si_pozor dej_si_pozor
  `,
  others: `
    
    (muj/moje/moji/me/mou/mi)_(syn*/dcer*/vnuk*/vnouc*/vnuc*/sestr*/brat*/mam*/matk*/otec/tat*/kamarad*/pritel*/deti/soused*/sef*/koleg*/rodin*/neter*/synov*/manzel*/zen*/byval*/sbor*/stary/stara)
    vnuk* vnouc* vnuc* dcera dcery dceru syn synem syna soused* kolego* kdysi drive tehdy loni minuly_rok
    minuly_mesic nekdo lide lidi mladi nase nas rodin* sbor* klub* skupin* vcera chlap jeden jakysi udajn* jista
    nejaky_chlap
  `,
  contact: `
    napis* pis* psat napsat pisem* ozv* ozvi zavol* volat najd* najit hled* vyhled* kontakt* pridej* pridat zastih*
    poslat posli poslete spoj* povid* pokec* komunik* mluvit chatuj* chatov*
  `,
  have: '(mas/mate/pouzivas/pouzivate/jsi_na/jste_na/nemas/nemate) jsi~na jste~na',
  move: `
    pojd* prejd* prejdem* prejit presun* presunout radsi radeji lepsi lepe pohodln* soukrom* jednoduss* rychlejs*
    misto mohli_bychom muzeme mohli_bysme bychom pokracov* pokracuj* prepn* jinde jinam stahn* nainstal* instal*
    sleduj* stahnes stahnete pisme chatujme povidejme
  `,
  handle: `
    (muj/moje/me)_(jmeno/nick*/profil*/id/kontakt/ucet/cislo/prezdivk*) jsem_(tam_)?(pod/jako) jsem_tam pod_jmenem
    pod_prezdivkou najd*_me me_najd* najdes~me me~najdes me~najdete najdete~me vyhled*_(si_)?me me~zastihn*
    zastihnes* pridej*_(si_)?me jmenuju_se_tam
  `,
  there: 'tam tamhle pres_to muj mem',
  on: 'na pres v ve po do s',
  elsewhere: `
    (jinde/jinam/mimo)~(psat/pis*/povid*/pokrac*/chat*)
    (psat/pis*/povid*/pokrac*/chat*/prej*/presun*)~(jinde/jinam/mimo)
    (jina/jine/jinou/jinem)_(aplikac*/platform*/strank*/misto)
    (tuto/tyto/tuhle/teto/techto)_(seznamk*/strank*/aplikac*)~(opust*/odej*/smaz*)
    (opust*/odej*/mimo)~(seznamk*/strank*/aplikac*)
    (moje/muj/me/meho/mou)_(telefonni_|mobilni_|soukrom*_)?(cislo/e-mail*/email*/mail*/telefon/mobil/cislo_na_mobil)
    (tvoje/tve/tvuj/vase/vas)_(telefonni_|mobilni_|soukrom*_)?(cislo(?!_(na|v|bylo)_)/e-mail*/email*/mail*/telefon/mobil/tel*)
    (telefonni_|)cislo~(dej*/das/date/posl*/posil*/vymen*) (dej*/das/date/posl*/posil*/vymen*)~cisl*
    soukrom*_(mail*/email*/e-mail*) (na/pres/do)_(mail/email/e-mail)~(napis*/pis*)
    (napis*/pis*)~(na_mail/na_email/na_e-mail/sms/mailem/e-mailem/emailem)
    (jaky/jakou/jake)_(mas/mate)_(mail*/email*/e-mail*/cislo/telefon) svoje_telefonni_cislo svoje_cislo
    napis*_mi~(mail/email/e-mail/sms) napis*_rovnou_mail (psat/pis*)~(pres/na)_(mail*/email*/e-mail*)
  `,
  decline: `
    nemam nemame nepouziv* nejsem_na nechci nemam_rad* nikdy radsi_(zatim_|jeste_)?(tady/zde)
    radeji_(zatim_|jeste_)?(tady/zde) (zustan*/pisme*/psat)~(tady/zde) (tady/zde)_(zustan*/psat/na_seznamce)
    zatim_(tady/zde) nejdriv_(tady/zde) zrusil* smazal* bez jeste_ne nebav* neumim
  `,
};
