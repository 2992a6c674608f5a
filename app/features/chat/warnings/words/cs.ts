import type { CueWeight } from '../cueWeights.ts';
import type { CueWords } from './CueWords.ts';

/** Scores of a text without any cue. */
export const start: CueWeight = { money: -84, service: -71 };

/** The cues in Czech. */
export const words: CueWords = {
  money: `
    peniz* penez* prach* hotovost* castk* obnos* pujck* uver* zaloh* kauc* dolar* financ* tisic* stovk* *stovk*
    petikil* litr* kilo_do kacku kacka vyplat* plat platb* splatk* dluh* poplat* kilec majlant jmeni hypotek*
    zlatak* drobn* cash love prasule kila kilo tac kacek hotove bankovk* minci drobak* castce rozpoct* naklad*
    vydaj* vyzivn* alimenty davky davek podpora_v socialka prispevek uspory mzda mzdu bakl* navic ted_uplne koru*
    eur* *sta stokorun* petistovk*
  `,
  lend: `
    pujc* zapujc* vypujc* nepujc* zaloz* vytrhn* prispe* prispiv* doplat* dorovna* sponzor* rucit rucitel* cvakn*
    hodis hodil* hodit nehodi* zatah* vypomoc* vypomuz* poskytn* precklen* preklen* zalohov* nalej* dej_do_placu
    dotova* pridal*_bys pridat_mi prihod* zarucit zarucil* podepsat spolufinanc* fofr zaplatil*_bys pomohl*_financ*
    slozime slozit napul preved* prevest prevod* prevadet zaplat* uhrad* vloz* dluz*
  `,
  transfer: `
    preved* prevest prevod* prevadet poslat_(penize|na|neco|mi) posli~(penize|eur|korun|neco|na) western_union
    moneygram paypal revolut vloz* vklad* prepis* na_ucet uctu prepos* poukaz* slozenk* poukaz*_na bezhotovost*
    okamzit*_platb* zasli zaslat zaslete zaslal* posles_na pripsat pripsan* pripis na_muj_ucet dobijes wise
  `,
  pay: `
    zaplat* zaplac* nezaplat* plat* uhrad* uhrazen* vyrovna* zacvak* splat* proplat* zatahn* pokry* hrad* financova*
    vlozil* vlozit doplatis doplatit doplatil* spolufinanc* slozit_se slozis_se podelit podelis nakup_pro vyplatit
    vyplatil*
  `,
  buy: `
    kup* koup* objednej* sezen* sehna* zarid* zarizen* dobij* dobit* obstara* darova* koupil*_bys nakup* objedna*
    porid* vyzvedn* darkova seezen*
  `,
  help: `
    pomoc* pomoz* pomuz* pomoh* pomaha* nepomoh* nepomuz* vypomoc* vypomoz* zachran* podpor* sluzb* vytahn* podrz*
    smilovat smiluj* slitovan* slituj* stedr* dobre_srdce dobrodin* ujm* udel*~pro_me pro_me~udel* spoleham spolehn*
    priznat pomahej ruku_pomocnou vypomoz*_mi dobrak* hodn*_clovek* laskav* milosrd* soucit* charit* almuzn* postar*
    zastav*_za_me prispivat nouz* poprosila poprosil mi~pomoc* mi~pomuz* mi~pomoct mi~pomoci tvoj*_pomoc*
    vas*_pomoc* tvou_pomoc potrebuj*~pomoc* o_pomoc spoleham_na_te jen_ty jedine_ty financn*_pomoc* vytrhni*
    nam~pomoci nam~pomoct neco_poslat poslat_neco nemam_nikoho nikoho_jineho pomohl*_by* (mohl*)_by*~pomoct
    (mohl*)_by*~pomoci posledni_nadej* jedina_nadej*
  `,
  send: `
    posl* posil* dej dejte dat das date dal_bys dala_bys daval* pripis* prihod* poskytn* zasli nechas nechal*_bys
    dones* vlozis dat_mi das_mi nedas nedate dals poskytl* pošl* dal dala plat* kup* koup* pomoc* pomoz* pomuz*
    pomohl* prispe* podpor* sehna* zaplat* uhrad* nepomo* nepomuz* neposlal* nedal*
  `,
  reader: `
    muzes muzete mohl*_(bys|byste|by) mohla_by* nemohl*_(bys|byste|by) nemohl* nechtel* nechces nechcete chces
    chcete nemel* mel*_bys mel*_byste mas_(nejak*|neco) prosim* prosit poprosit by_byl* bys byste sis kdybys
    kdybyste jestli_(muzes|chces|mas|me|bys) pokud_(muzes|mas|me|byste) staci_(jen_)?(kdyz|zaplat*|poslat) musis
    musite udelas udelate posles poslete pujcis zaplatis prevedes koupis pomuzes nemas nemate vis_co abys abyste
    ode_tebe od_tebe od_vas te_o vas_o slib_mi zkus nemoh moh moh_by moh_bys mohla bylo_by bylo_mozne neslo_by
    slo_by nedalo_by dalo_by neni_mozne smim smel*_bych jsi_ochot* jste_ochot* ochot* byl*_bys byl*_byste budes_tak
    budte_tak bud_tak za_laskav tak_hodn* muzu_te muzu_vas mohu_vas mohu_te mam_na_(tebe|vas) obracim_se obratit_se
    na_tebe na_vas nenasel* nenasla_by_se nasla_by nenaslo_by neco_pro_me ty_jedin* ty_mi vy_mi tva_pomoc vase_pomoc
    vas_prosim te_prosim kolik_muzes kolik_mas daj kup poslat_mi vloz zaplat dobij pujc zkusis prispejes prispejte
    udelej udel*_to zachran ber_to ty te ti vam vas vy mohl_bys mohl_byste mohl*_by* nemuz* pokud posli nepujc*
    neposlal* das veris tobe tebou tebe staci_(jen_)?(zaplat*/uhrad*) jen_musis jenom
  `,
  writer: `
    mi me mne mnou nam nas pro_me za_me
  `,
  need: `
    potreb* chybi* schazi* dosl*_mi mi_dosl* nutne staci* sezenu shan* nesezen* zbyva* uz_jen jen_jeste hodil*_by_se
    nema*_na nemam_ani chybej* nezbytn* nutno schazej* chybel* nestaci vystac* dat_dohromady dam_dohromady
    nedam_dohromady sehnat seznat vyskrab* nasetr* jeste_tak pohreb_by rozdil mi_chybi mi~chybi mi_schazi dosly_mi
    mi_staci nam_chybi by_mi~pomohl* pomohl*_by_mi
  `,
  broke: `
    bez_(penez|koruny|prace|prostredku|niceho|jidla|haler*) nemam_(na|ani|penize|co|z_ceho|uz) nezbyl* nezbyva dosly
    mi_dosl* hlad* nejedl* prazdn* v_nouzi nouz* tisni bida bidu bankrot* krach* zadluz* dluz* dluhy exekuc*
    exekutor* insolven* vypoved z_prace nezamestnan* svorc na_mizine na_dne na_suchu bez_haler* zoufal* nevychaz*
    nevyjd* nevystac* nevim_jak_dal nezaplacen* po_splatnosti vypn* odpoj* dno na_ulici pod_mostem krize prusvih*
    brynd* slupek nemame_na potme bez_vyplaty bez_podpory bez_strechy bez_elekt* bez_proudu bez_topeni bez_plynu
    prisel*_o_(praci|misto|byt) vyhozen* vyhod* padaka zkrachov* na_nule nula nulu minus kontokorent* chudob* chuda*
    chudy socialk* hmotn* ani_korun* ani_na posledni_(penize|korun*|stovk*|drobn*) dosly_penize dosly_mi
    penize_dosly utratil* nezbyde uz_nic obstavi* upomink* vystehov* na_dlazb* bezdom* do_vyplaty tezk*_situac*
    financni*_situac* financni*_probl* v_pasti v_uzkych uzkych v_loji v_bryndach posledni_zavar zabavi* suchej suchy
    uplne_suchy bez_penez bez nemam_penize nemam_na nemam_ani zablokovan* nemuzu_zaplatit nemohu_zaplatit
  `,
  payback: `
    vrat* oddam splat* s_urok* urok* dvojnas* slib* prisah* cestne_slovo na_cestne smenk* podepis* odprac* vynahrad*
    kvit zpatky zpet odvdec* odcinim dostanes dorovnam nadosmrti budu_ti~vdecn* vraceni splaceno splacim vyrovnam
    vyrovname uhradim_ti navrch navic_ti oplat* dluzni* upis* pisemn* smlouv* do_koruny do_haler* cestne na_mou_dusi
    dusuj* zarucuj* vsechno_ti vynasob* budes_mit_zpatky mit_zpatky zpet_i rozlozit prvni_splatk* privezu_tri
    privezu_ti
  `,
  until: `
    do_(patku|pondeli|utery|stredy|ctvrtka|vyplaty|konce|zitr*|rana|vecera|nedele|soboty|pulnoci|poledne|prvniho|patnact*|zitrka|mesice|desateho)
    konec_mesice koncem_mesice pristi_(tyden|mesic|vyplat*) az_prijde az_(dostanu|prijedu|prilet*|mi|budu) hned_jak
    jakmile za_(mesic|tyden|dva|par) na_(tyden|par|mesic|tri|dva) prvniho jen_tentokrat naposledy po_navratu
    po_priletu jen_na_par do_vanoc do_dvou do_tri do_dalsi do_pristi do_te_doby nez_prijde nez_dostanu nez_mi nez_se
    do_10 do_15 koncem na_chvili na_chvilku kratkodob* na_prelom preklep* docasn* par_dni par_tydnu dva_tydny tyden
    pres_vikend az_me az_se az_vydel* az_mi
  `,
  urgent: `
    nalehav* nutne okamzite rychle* spech* hned dnes_jeste jeste_dnes ihned lhut* jinak
    posledni_(sance|moznost|vyzva) pozde_bude bude_pozde uz_nebude havarij* akutn* nezbytne honem fofrem casu
    cas_bezi neodklad* hori hori_mi do_hodiny do_24 hodin posledni_upomink* rychlou rychla
  `,
  travel: `
    letenk* jizdenk* listek listky let viz* letist* zavazadl* kufr* benzin* nafta naftu hotel* vlak* autobus* taxi
    cest* prilet* odlet* hranic* palub* trajekt* na_kolej ridicak taxik palivo natank* prijet_za_tebou prijedu_za
    prijet jizdn* dalnicn* znamk* pobyt* ubytov*
  `,
  customs: `
    clo cla celni* zasilk* balik* balic* kuryr* poplat* dedictv* dedit zdedi* pozustal* notar* dan dane dani uvoln*
    odblok* diplomat* zlato zlatem trezor* sejf* agent* kontejner* sklad* doruceni dopravn* pojistn* prsten* sperk*
    klenotni* odkaz certifikat* razitko povolen* licenc* kolk* osvedcen* testament* zavet* zaves* spedi* preprav*
    schrank* pojisteni potvrzeni
  `,
  voucher: `
    darkov* poukaz* kupon* steam* itunes google_play googleplay apple* amazon* paysafe* kod kody kodu bitcoin* btc
    usdt krypto* predplacen* seskrab* setri* vyfot* neosurf kart*_(za|na|steam|apple|google) blik playstation xbox
    netflix karta_do trafik* trafice cislo_ze_zadni zadni_stran* ciselny_kod stir* dobijeci* *bitcoin* ethereum
    western_union moneygram money_gram paypal revolut penezenk*
  `,
  invest: `
    invest* obchod* trading* krypto* bitcoin* btc akci* burz* vynos* zisk* broker* forex kapital* vlozit vklad*
    podil* fond* platform* projekt* partner_do prijem* dividend* zhodnot* vydel* zbohatn* makler* signal* tezb*
    kurz_bitcoin* mena men etf nemovitost* podnik* partak* startup* byznys* kseft* vlastni_firmu spolecnik* robot*
    algoritm* trader* minimaln*_vklad pasivne zbozi pasivni* vyhr*
  `,
  promise: `
    garant* zaruc* bez_rizika dvojnas* trojnas* zdvojnasob* procent* ds?% mesicne denne tydne za_mesic naucim
    naucit ukazu ukazat vysvetlim krok_za_krokem malou_castkou mala_castka male_castky pasivni_prijem
    financni_svobod* muj_(stryc|bratr|svagr|kamarad)_(je|ma) moje_teta registr* nabid* nabiz* moznost* staci_zacit
    zkusit* uspor* zajem klient* zisky ziskov* pasivni penize_vydel* vydela* jist*_vec jistot* bezpracn* nasobek
    vicenasob* desetinasob* pro_klienty moji_klienti zadne_riziko rychl*_penize bohat* zajisten*_do rentier* vykony
    vynes* prijm* dW?%_(mesicne/denne/rocne/za) za_tyden spojit_s kazdy_den zbohatn* za_d{1,2}_(tydn*/dn*/mesic*)
  `,
  gift: `
    milion* loteri* vyhr* vyherce dar darova* obdaruj* nadac* nabizim_pujck* poskytuj* pujcky_od sponzor* kapesne
    mesicni tvuj_ucet na_tvuj na_tvem vas_ucet na_vas posli_dal posli~dal nech_si si_nech nechas_si polovin* pulka*
    pulku podil provize daruju daruji sver* ulozit dedic* obmysl* vyherni slosov* odmen* provizi procento dam_ti
    dam_vam daruji_vam poslu_ti_penize poslu_vam_penize chci_ti_poslat mesicn*_kapesn* spolecnic* za_schuzku
    za_odmenu praci_z_domova prace_z_domu preposl* omylem preplat* delime_se na_pul videohovor_beru za_fotky
    plati_se
  `,
  plead: `
    stydi* trapn* neprijemn* nerad_(zadam|prosim|se) nikdy_bych zadat zadal* nikoho_jineho nikoho_nemam nemam_nikoho
    jedin* posledni_nadej* nadej* zebr* snazn* modl* buh bohu pozehn* veris* verit verim neveris duver* dokaz*
    jestli_me_(mas|milujes) kdybys_me pokud_me_milujes miluj* mas_me_rad* me_mas_rad* zklam* ublizi* placu slz* hrd*
    vdecn* na_kolenou kleci* odpust* nezlob* nedat*_se tajemstvi nikomu_nerikej zoufal* prosim_prosim neber_to
    mezi_nami srdce kamenn* je_mi_to hanb* krusn* tezko_se tezke_psat tezko_prosit nelehk* trapas prekon* pokor*
    klekam padam zlomen* znicen* na_kolena nevim_na_koho na_koho_se_obratit na_koho koho_poprosit nikdo_jiny
    nikdo_mi nemam_uz opusten* sama_na sam_na milosrdenst* soucit pochop_me pochopis pochopte verte vericim spoleh*
    nezklam* nenech*_me nenechej zachranil*_bys zivot zachranit_zivot lasku_dokaz* dukaz* opravdova_laska
    pravou_lasku skutecn*_lask* nase_budoucnost nas_spolecny spolecny_zivot dekuju_predem predem_dek* nesud nesudte
    nemysl_si bezcitn* zneuzit zneuziv*
  `,
  small: `
    trochu neco malo maly malou aspon alespon polovin* pulku pulka par par_(stovek|stovk*|tisic*|korun) kolik_muzes
    cokoli* jakakoliv jakakoli nejak* jen_(deset|dvacet|pet|tisic|d+) drobn* symbolick* cast castk* kolik_mas
    co_muzes par_kacek par_drobnych kazda_korun* kazda_stovka i_malo i_mala i_(stovka|dve|pet|petset) treba_jen
    staci_i jakkoli* trosicku trosk* kousek mensi castecne cast_toho
  `,
  endear: `
    lasko milacku zlato zlaticko drahousk* kralovno srdicko andilku andele pusinko berusko broucku princezno miluj*
    kocicko zlaty draha drahy mily mila milackuv lasicka beruska poklade poklad srdce_moje ma_jedina muj_jediny
    moje_vse zlata
  `,
  number: `
    tisic* sto dve_ste dvest* trista petset pet_set padesat* dvacet* tricet* ctyricet* sedesat* osmdesat*
    deset_tisic *set petistovk* set_(eur|korun) pul_tisice dvacku
  `,
  unless: `
    jinak dokud bez_(zaloh*|zaplac*|penez|nich|toho|poplatku|auta) nez_(zaplat*|dostan*|uvolni) neoperuj*
    nechce_vydat nechtej* zada zadaj* chtej* pozaduj* vyzaduj* kdyz_ne nevyd* stoji_(d+|to|me|jen|pet|deset) hroz*
    vyhodi* nevrati nedava*_na_dluh kdyby_ne prijdu_o prijdeme_o ztratim zabavi* seberou sebrat vezmou_mi odvezou
    predem hotove odmita* pokud_nezaplat* kdyz_nezaplat* nepust* propadn* predpl* musim_zaplatit musi_se_zaplatit
    je_treba_zaplatit
  `,
  kin: `
    (muj|moje|moji|me|mou|mi|mam)_(syn*|dcer*|vnuk*|vnouc*|vnuc*|sestr*|brat*|mam*|matk*|otec|tat*|dite*|det*|pes|kocka|malou|malem|malej)
    vnoucek* synovi dceri* maminky maminka maminc* tatink* tata pes psa detem za_malou
  `,
  refusal: `
    nikomu nikdy_(nikomu|ne|jsem) nepujcuj* neposil* neinvest* nedav* podvod* pozor varova* zvu pozvu kazdy_plat*
    kazdy_(zaplati|za) napul zaplatim_(si|ja) nechci_(penize|nic) nejde~penize nepotreb* nehledam blokuj* nahlas*
    nechybi* zlodej* zamitl* falesn* opatrn* ostrazit* nevlastnim chudak obrat nejde_mi podezre* nedostanes zaplatim
    vyhyba* za_vas_samozrejme taxi_zaplatim vyzvednu kazdy_si_plati nic_neposlal* hned_jsem_zaves* nikdy pozor_na
    zvu_te zvu_vas kazdy_zaplat* kazdy_sam zaplatim_si nechci~penize nechci~penez o_penize_mi_nejde
    nic_(jsem_)?(neposlal*/nedal*) na_mist* u_pokladny za_(vas/tebe)_samozrejme za_(vas/tebe)_zaplatim
    zaplatim_za_(vas/tebe) dejte_si_pozor dej_si_pozor
  `,
  past: `
    kdysi drive tehdy loni minul* vcera
    jsem_(byl*|mel*|pracoval*|delal*|stravil*|nasel|nasla|koupil*|dostal*|pujcil*|zaplatil*|prisel|prohral*|vyhral*)
    byl byla bylo za_komunist* za_mlada predloni dneska_(jsem|mi) doplatil* koupil* dostal* potkala potkal
    pred_*_lety
  `,
  others: `
    soused* nekdo lide lidi mladi jeden jakysi nejak*_(chlap|pan|pani) bratr_ma sestra kolega kolegyn* sef pani
    pan_z sbor* spolek* klub* rodin* ona on ti ta nase u_nas
    (muj/moje/moji/me/mou/mi)_(syn*/dcer*/vnuk*/vnouc*/vnuc*/sestr*/brat*/mam*/matk*/otec/tat*/kamarad*/pritel*/deti/soused*/sef*/koleg*/rodin*/neter*/synov*/manzel*/zen*/byval*/sbor*/stary/stara)
    vnuk* vnouc* vnuc* dcera dcery dceru syn synem syna kolego* kdysi drive tehdy loni minuly_rok minuly_mesic nas
    skupin* vcera chlap udajn* jista nejaky_chlap
  `,
  everyday: `
    vstup* listky_do kino divadl* koncert* kniha knizk* vlak* vylet* dovolen* zahrad* kafe kava kavu obed* vecer*
    vino pivo polevk* recept* gram* hodin* minut* metr* bodu zapas* pocasi prsi snih rano trh* pecivo rohlik* houb*
    hub chalup* chat* duchod* kroku jablk* sportk* plavba na_osobu na_noc hotel_v optik* financni_urad fotku fotky
    karavan* cukrovi vyslo taxi listky zaves* doporucit vam_neco
  `,
  channel: `
    whatsap* whats_ap* what's_ap* watsap* wotsap* wattsap* vatsap* wapp whatsup zangi viber* skype* skajp* insta* ig
    snapchat* snap hangout* google_chat* gchat google_meet wechat threema* discord* facetime icq facebook* facebuk*
    fb fejs* messenger* mesenger* messenga* telegram* tele_gram tg signal* tiktok* linkedin gmail* seznam.cz outlook
    yahoo zoom* line imo kik teams twitter* botim vacap votsap vocap vajbr vajber zelena_aplikace
  `,
  medium: `
    e-?mail* mailu mail mailem mejl* majl* sms smsk* cisl* telefon* mobil* pevn* adres* ulic* dopis* posta postou
    videohovor* spojen* kontakt* volat* schrank*
  `,
  yours: `
    (tvoj*|tve|tvuj|vas*|vase*|svoj*|svuj|sve)_(telefonni*_|soukrom*_|domaci_|emailov*_|presn*_)?(cislo|cisla|telefon*|mobil*|mail*|e-?mail*|mejl*|adres*|kontakt*|skype|insta*|telegram*|whatsapp*|facebook*|prezdivk*|ulic*|gmail*)
    (jaky|jakou|jake|jakej)~(mail*|mejl*|email*|e-mail*|cislo|adres*|telefon)
    (dej|dejte|das|date|posli*|sdel*|napis*|ziskat|rekni*|prozrad*)~(cislo|telefon|mail*|mejl*|email*|e-mail*|adres*|kontakt*)
    kam_(ti|vam|mam|muzu|mohu) kde_(presne_)?(bydlis|bydlite) kde_te_(najdu|hledat) jak_te_najdu
    jak_se_(tam_)?jmenujes pod_jakym ulici_a_cislo vymen*~(cisl*|kontakt*|mail*) hod_mi_(telefon|cislo|mail)
    jaky_mas jakou_mas
  `,
  mine: `
    (muj|moje|me|meho|mou|mem)_(telefonni_|mobilni_|soukrom*_)?(cislo|mail*|e-?mail*|mejl*|telefon|mobil|skype|insta*|telegram*|whatsapp*|facebook*|nick*|prezdivk*|id|kontakt*|profil_(je|na))
    prezdivk* nick jsem_(tam_)?(pod|jako) najd*_me me_najd* najdes hledej* vyhledej* pridej*_(si)? jmenuju_se_tam
    tam_(jsem|mam|se_jmenuj*) zastihn* uzivatelsk* mam_tam si_te_tam ozvu
    (muj/moje/me)_(jmeno/nick*/profil*/id/kontakt/ucet/cislo/prezdivk*) jsem_(tam_)?(pod/jako) jsem_tam pod_jmenem
    pod_prezdivkou najdes~me me~najdes me~najdete najdete~me vyhled*_(si_)?me me~zastihn* pridej*_(si_)?me
  `,
  contact: `
    napis* pis* psat psal* ozv* zavol* vol* najd* najit hled* vyhled* pridej* pridat zastih* posl* spoj* povid*
    pokec* mluvit chat* pokracov* odepis* odpov* komunik* sejit nahl* kouk* hlasovk* napsat kontakt*
  `,
  move: `
    pojd* prejd* prejit presun* radsi radeji raci lepsi lepe pohodln* soukrom* jednoduss* rychlejs* muzeme mohli_by*
    muzu_(te|ti|dostat) pokracuj* prepn* stahn* nainstal* instal* sleduj* mas mate pouziv* nemas nemate jsi_na
    jste_na das_mi date_mi dej_mi nechces_(jit|prejit|si) nechcete chces~cislo bylo_by_mozne bezpecn* zadarmo vyhov*
    co_takhle neztrati* navrhuj* domluvime_se mrkni misto bychom pokracov* jinde jinam pisme chatujme povidejme
  `,
  off: `
    (tahle|tato|tuhle|teto|tuto|tady_ta)_(seznamk*|strank*|aplikac*)
    (clenstvi|predplatn*|zkusebni*|ucet|profil)~(konc*|vyprsi|dojde|skonc*)
    (konc*|vyprsi|rus*|smaz*|zrus*|mazu)~(clenstvi|predplatn*|profil*|ucet)
    tady_(skoro|uz|nejsem|to|mi|nebudu|nemam|za) tu_(skoro|nejsem|casto|nemam|koncim|mam_jen) odtud jinde jinam
    mimo_(seznamk*|tuto|tuhle) nejsem~tady casto rusim mi_to~(pada|nejde|nefunguje) koncim neztratil*
    zaplacene_clenstvi jin*_(aplikac*|strank*|misto)
  `,
  there: `
    tam tamhle pres_to muj mem
  `,
  decline: `
    nemam_(ho|rad*|whatsapp|facebook|zadny|insta*) nepouziv* nejsem_na nechci nikdy
    (zustan*|zustav*|pisme|psat)~(tady|zde) (tady|zde)_(zustan*|psat|na_seznamce) zatim_(tady|zde) nejdriv zrusil*
    smazal* bez_(facebook*|whats*) jeste_ne nerozumim neumim nic_nerika neni_kam_spechat nikam nepodav* nesdeluj*
    nespech* brzo brzy neprejdu nebudu_davat neprozrad* nemam nemame nemam_rad* radsi_(zatim_|jeste_)?(tady/zde)
    radeji_(zatim_|jeste_)?(tady/zde) (zustan*/pisme*/psat)~(tady/zde) (tady/zde)_(zustan*/psat/na_seznamce)
    zatim_(tady/zde) nejdriv_(tady/zde) bez nebav*
  `,
  demand: `
    zada* chteji chce pozaduj* potrebuj* za_uvolneni uvolni* vyzaduj* stoji nez_uvoln* az dokud
  `,
  offer: `
    garant* zaruc* zdvojnasob* naucim naucit naucil* ukazu ukazat vysvetlim bez_rizik* zacni zacnes zkusit muj_stryc
    moje_teta tajemstvi registruj* zajem zajim* nabiz* dW?% klient* staci_zac* muzu_te mesicne denne zhodno*
    uspor*
  `,
  trouble: `
    nemocnic* nehod* uvizl* uvazl* ukrad* okrad* prepad* zablok* zmraz* celni* operac* zatcen* zatkl* polici* pas
    kart* bankrot* dedictv* ucet uctu najem* slozenk* bez_penez letist* ropn* misi dluh* dluz* veterin* lek* nouz*
    tisni hlad pohreb hladov* lecb* vypn* odpoj* zlato na_jidlo nezaplatil* benzin penezenk* vyplat* operov* horeck*
    vezen* kauc* ambasad* velvyslan*
  `,
  trust: `
    nalehav* nutne okamzite rychle spech* verit verim veris duver* jedina jediny ztrac* propadne zoufal* stydim
    trapne slib* prisah* lasko milacku zlato zlaticko drahousk* kralovno srdicko pokud_me_milujes jestli_me_milujes
    buh modl* tajn* dokaz* co_delat nadej*
  `,
  order: `
    posli* poslete kup kupte zaplat zaplatte preved* vloz vlozte pujc pujcte
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
    (pomoct/pomoci/pomohl*)_s_(d{2,6}/sest*/pet*/deset*/stovk*/tisic*)
    (neco/neco_malo)_(prevest/pujcit/poslat_na_ucet) chybi_nam~d* doplat*_zbyt* (muzes/muzete)~invest*~penize
  `,
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
};
