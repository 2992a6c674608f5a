import type { CueWeight } from '../cueWeights.ts';
import type { CueWords } from './CueWords.ts';

/** Scores of a text without any cue. */
export const start: CueWeight = { money: -92, service: -73 };

/** The cues in Polish. */
export const words: CueWords = {
  money: `
    pieniadz* pieniedz* pieniazk* hajs* forsa forse forsy szmal gotowk* kwot* sum* pozyczk* kredyt* zaliczk* kaucj*
    zlot* zl euro dolar* grosz* tysi* stow* dych* pare_stow wyplat* pensj* raty rate rata rat finans* przelew*
    oplat* wplat* dlug* stypend* datek datk* kieszonk* koszt* srodki srodkow banknot* mamona moniaki siano sianko
    sos zlociszy piatak* setke setka patyk* kafel* kola oszczednosci budzet* zasil* alimenty renta rente becikowe
    wynagrodzen* fundusz* dofinans* zapomog* wydatk* nalezn* kas* *sta *set dwiescie piecset piecdziesi*
  `,
  lend: `
    pozycz* wypozycz* nie_pozyczyl* zaloz* doloz* dorzuc* wspomo* sponsor* podrzuc* podesl* wrzuc* dopla* poratuj*
    poratowa* ufundowa* ufunduj* poreczy* zyrant* zyrowa* sypn* wyloz* odpal* dofinans* zasil* zasponsor* poreczen*
    podzyruj* zapozycz* skredyt* kredytowac odstap* uzycz* pomoc_finansow* rzuc* podratuj* zaliczkow* masz_pozyczyc
    na_dowod od_reki podzielil*_sie przelej* przelew* przela* wplac* blik* wesprz*
  `,
  transfer: `
    przel* przesl* wysl*~(pieniad*|kas*|zl*|euro|cos) przekaz* wplac* wplat* western_union moneygram paypal revolut
    blik* na_konto konto zrob*~przelew zrobisz_przelew zasilic szybk*_przelew ekspresow*_przelew pocztow*_przekaz
    wise na_moje_konto podeslij wyslesz_mi wyslac_mi
  `,
  pay: `
    plac* oplac* uregul* pokry* uisci* splac* sfinans* dolozyc wykup* zapl* fundniesz postawisz zrzuc*_sie zrzutk*
    zrzuta dolozyc_sie partycyp* zwrocisz
  `,
  buy: `
    kup* zamow* zarezerw* zalatw* doladuj* doladow* sprezent* wykupi* zakup* zabook* nabyc sprawisz sprawic
  `,
  help: `
    pomoc* pomoz* pomog* pomagasz wspar* wspier* wspomo* ratuj* ratowa* uratuj* uratow* poratuj* wesprz* przyslug*
    ocal* licze_na_ciebie licze_na polegam zlituj* litosc* dobre_serce laske dla_mnie_zrob* zrobisz_to ratunek
    ratunku dobroczyn* dobrodziej* milosierdz* milosiern* wspolczuc* dobra_dusza aniol_stroz zlote_serce
    dobre_serduszko wyciagn* podaj_reke potrzebuje_ciebie jalmuzn* pomoz~mi mi~pomoc mi~pomoz* nam~pomoc
    twoj*_pomoc* pan*_pomoc* o_pomoc potrzebuj*~pomocy tylko_ty mnie~wesprz* poratowac mnie~wspomo* dalo_rade_pomoc
    zrobisz~mnie blagam mi_pomozesz zajac_sie_tym cos_wyslac wyslac_cos nie_mam_nikogo nikogo_innego zrob*~dla_mnie
    dla_mnie~zrob* pomogl*by* mogl*by*~pomoc ostatni*_nadziej* jedyn*_nadziej*
  `,
  send: `
    wysl* posl* przysl* dac dasz dasz_mi podesl* dalabys dalaby dasz_rade oddalbys odstapi* przesl* przesyl* daj*
    dalby* zaplac* oplac* plac* kup* pomoz* pomoc pomog* wspar* wesprz* dorzuc* pokry* uregul* uisc*
  `,
  reader: `
    mozesz mozecie mozna moglb* moglabys mogl*_(by|bys) czy_(moze*|mog*|ma|masz|bys) moglaby
    (moze|moglby|moglaby|ma|zechce)_(mi_)?(pan|pani) *labys *lbys *laby_(pan|pani|mi)* *lby_(pan|pani|mi)* prosze
    poprosz* prosb* prosi* jesli_(mozesz|mnie|masz) jezeli_mozesz gdybys gdyby_(pan|pani) jakbys zebys bylbys
    bylabys masz_moze masz_jak* moze_masz musisz wystarczy chcial*bys chcesz dasz zrobisz potrafisz wyslesz kupisz
    pozyczysz zaplacisz przelejesz wrzucisz ile_mozesz zalatwisz powiedz tylko_ty od_ciebie od_pan* do_ciebie_z
    moglabym_prosic czy_mozna czy_jest_mozliw* czy_byloby byloby_mozliwe bylby_pan bylaby_pani dalby_pan dalaby_pani
    zechcial* zechcesz zgodzil* zgodzisz gotow* zwracam_sie zwrocic_sie smiem mam_prosb* mam_do_(ciebie|pan*)
    masz_mozliwosc ma_pan*_mozliwosc mozliwosc masz_troche znajdzie_sie znalazlb* nie_mialb* mialbys mialabys
    badz_tak badz_aniolem ty_jedyn* tylko_pan* licze_na zrob_to zrob zrobilbys zrobilabys daj_mi wyslij przelej
    pozycz kup zaplac doladuj poratuj pomoz ratuj wspomoz oplac wplac pokryjesz twoja_pomoc pani_pomoc pana_pomoc
    twojej_pomocy prosze_cie prosze_pania prosze_pana uprzejmi* laskaw* gdyby_mogl* jesli_mozna jesli_masz
    jezeli_masz ty ci cie tobie pan pani panu mogl*_by* moze czy_mog* poprosic chcialbys chcialabys jesli jezeli
    dasz_rade *bys *esz *isz *ysz ciebie toba musi_pan* musialbys musialabys wystarczy_(ze_)?(zaplac*/oplac*)
    trzeba_tylko tylko
  `,
  writer: `
    mi mnie mna nam nas dla_mnie za_mnie
  `,
  need: `
    potrzeb* brak* zabrak* starczy* nie_starcz* wystarcz* skonczyl*_(mi|sie) przyda* koniecznie niezbedn*
    jeszcze_tylko trzeba_mi nie_mam_na tylko_d+ uzbiera* nazbiera* zdoby* skombinowac skombinuj* zorganizowac
    musze_(zaplacic|miec|oddac|wplacic|uregulowac|zdobyc|kupic) jeszcze_mi mam_tylko zostalo_mi zostaly_mi
    nie_wystarcz* niedobor doskladac do_pelnej mi_brakuje mi~brakuje pilnie nam_brakuje by_mi~pomogl* pomogl*by_mi
  `,
  broke: `
    bez_(pieniedzy|grosza|pracy|jedzenia|srodkow|swiatla|pradu|niczego)
    nie_mam_(na|ani|za|grosza|juz|z_czego|pieniedzy|co) splukan* bied* bida glod* nie_jad* pust* bankrut* bankructw*
    dlug* zadluz* komornik* windykac* zwoln* bezrobotn* stracil*_prac* eksmi* na_bruku na_ulicy wyrzuc* wywali*
    odetn* odciel* zalega* zaleglos* rozpacz* desper* na_dnie klopot* tarapat* do_pierwszego nie_stac_mnie
    ostatni*_(grosz|pieniad*|zlot*|grosze) brak_srodkow kiepsko koniec_z_koncem wszystko_stracil* opal* pozar*
    powodz* przepil* debet* chwilowk* bez_kasy bez_wyplaty bez_dachu bez_ogrzewania bez_gazu bez_wody bez_ratunku
    bez_srodkow_do golod* golo goly jak_bialy goly_i krucho cienko cieniutko kiepsko_z nedz* ubog* zasilk* mops mopr
    bezrobocie bezrobociu stracilem_prace stracilam_prace wypowiedzen* upadlosc zbankrut* zajal_konto zajecie zajeli
    wezwanie_do lodowka_pusta nie_jedlismy bezdomn* pod_mostem wyladuje_na w_tarapatach w_potrzebie w_kropce
    trudn*_sytuacj* ciezk*_sytuacj* finansow*_klopot* finansow*_problem* na_zero zero_na minus debecie wyplukan*
    nie_starcza nie_wystarcza nie_wyrabiam nie_wiaze przyciska bez_pieniedzy bez nie_mam_pieniedzy nie_mam_na
    nie_mam_ani nie_stac zabraklo skonczyl* zablokowa* nie_moge_zaplacic
  `,
  payback: `
    odda* zwroc* zwrot* splac* z_odsetk* odset* podwojn* dwukrotn* obiecuj* obiecal* przysieg* slowo_honoru slowo
    kwita odwdziecz* odpracuj* w_zastaw zastaw* weksle weksel do_grosza co_do_zlotowki wynagrodz* z_nawiazka
    na_pewno_oddam daje_slowo dozgonn* rozlicz* rewanz* wdzieczn* ratach odrobi* odpracowac wyrownam wyrownamy
    odplac* oplaci_ci pisemn* umow* podpisz* na_pismie z_gorka z_procentem procentem klne_sie slowo_harcerza
    na_slowo na_honor na_zdrowie_dzieci na_matke co_do_grosza z_powrotem dostaniesz_z wszystko_oddam po_stokroc
  `,
  until: `
    do_(piatku|poniedzialku|wtorku|srody|czwartku|wyplaty|konca|jutra|rana|wieczora|soboty|niedzieli|polnocy|poludnia|pierwszego|dziesiatego)
    koniec_miesiaca pod_koniec w_przyszlym_(tygodniu|miesiacu) jak_tylko kiedy_dostane jak_dostane po_wyplacie
    po_powrocie gdy_tylko na_(tydzien|miesiac|pare|kilka|trzy|dwa) za_(tydzien|miesiac|kilka) ostatni_raz tylko_raz
    od_pierwszego do_emerytury za_pare do_swiat do_nastepn* do_konca_tygodnia do_czasu dopoki_nie_dostane
    zanim_dostane jak_przyjdzie jak_wroce gdy_wroce gdy_dostane gdy_przyjdzie kiedy_przyjdzie po_nowym_roku
    na_kilka_dni na_pare_dni na_chwile na_chwilke tymczasow* przejsciow* krotkoterminow* dwa_tygodnie tydzien_dwa
    do_dziesiatego do_pietnastego najblizsz*_wyplat* po_pierwszym jak_dojad* jak_przylec*
  `,
  urgent: `
    pilni* pilne natychmiast szybko szybciej jak_najszybciej dzis_jeszcze jeszcze_dzis dzisiaj_jeszcze od_razu
    termin* inaczej ostatni*_(szans*|wezwan*) za_pozno czas_ucieka spiesz* bez_zwloki i_to_dzis ekspresow*
    bezzwloczn* czas_nagli nagli na_wczoraj migiem czym_predzej godziny_zostal* zegar_tyka krytyczn* ostateczn*
    wezwanie dzisiaj natychmiastow*
  `,
  travel: `
    bilet* lot lotni* wiz* bagaz* nadbagaz* waliz* benzyn* paliw* hotel* pociag* autobus* taksowk* podroz* przylec*
    przylot* granic* poklad* prom dojazd* na_lad busa bus autokar* przyjechac_do przyjechac dojechac dojade dolec*
    do_ciebie_przyjechac tankowa* zatankow* autostrad* winiet* nocleg* hostel*
  `,
  customs: `
    clo cla celn* paczk* przesylk* kurier* oplat* spad* odziedzicz* notariusz* podat* odblok* zwoln* uwoln*
    dyplomat* zlota sztab* skrytk* sejf* agent* kontener* magazyn* skladow* dostaw* ubezpieczen* bizuteri*
    pierscion* certyfikat* nagrod* manipul* zezwolen* pozwolen* licencj* pieczec* pieczat* testament* spedycj*
    przewoz* fracht* odprawa odprawe depozyt* poswiadcz* zaswiadczen*
  `,
  voucher: `
    podarunkow* voucher* kupon* steam* itunes google_play googleplay apple amazon* paysafe* kod kody kodu kodow
    bitcoin* btc usdt krypto* doladow* zdrap* blik* prepaid* xbox* kart*_(za|steam|apple|google|podar*) zdjecie_kod*
    playstation psn netflix kiosk* zabk* zabce karta_podarunkowa karty_podarunkowe karte_podarunkowa numer_z_karty
    z_tylu_karty zeskrob* paragon kodzik* kart*_podarunk* bon* ethereum western_union moneygram money_gram
    apple_kart* kart*_apple kart*_amazon kart*_google paypal revolut portfel* przedplac*
  `,
  invest: `
    inwest* zainwest* lokat* tradin* gield* akcj* krypto* bitcoin* btc zysk* broker* forex kapital* wklad* udzial*
    fundusz* platform* projekt* program* dochod* zarob* zarab* portfel portfel*_krypt* makler* doradc* handl*
    sygnal* farmy spolk* wspolnik* stop* obligac* kurs_bitcoin* walut* forexie etf nieruchomosc* biznes* interes
    interesie startup* wspolniczk* robot* algorytm* kopal* kopani* trader* minimaln*_wplat* obrot* dystrybu* siec
    mlm obraca na_spolke pasywn* wygran*
  `,
  promise: `
    gwarant* bez_ryzyk* podwaj* potroi* procent* ds?% miesiecznie dziennie tygodniowo co_(miesiac|tydzien|dzien)
    w_(miesiac|tydzien|godzine) naucz* pokaz* wyjasn* krok_po_kroku mala_kwot* malej_kwoty pasywn* wolnos*_finans*
    moj_(wujek|brat|kuzyn)_(jest|ma) ciocia rejestr* zarejestr* proponuj* ofert* okazj* wystarczy* sprobu* zapis*
    klien* miejsc* oszczednosc* na_poczatek udzial* wypl* zyski zyskown* bezpieczn*_zysk bez_wysilku
    szybk*_pieniadz* latw*_pieniadz* zarobisz zarobil* zarabiaja dorob* pewniak* pewny_zysk wielokrotn* pomnoz*
    pomnaza* bogat* wzbogac* rentier* dochodow* zwrot_z_inwest* moi_klienci setki_procent tysiecy_procent zyskasz
    podwo* dochod_pasywny wolnosc_finansow* naucze_(cie/pan*) pokaze_(ci/pan*)_jak
    dW?%_(miesiecznie/dziennie/rocznie/w) w_tydzien skontaktowac codziennie w_miesiac bogac*
    w_d{1,2}_(tygodn*/dni/miesi*)
  `,
  gift: `
    spadek spadku spadkobier* milion* loteri* wygra* darowizn* podaruj* podarowac fundacj* udzielam* pozyczek
    oferuj* sponsor* kieszonkow* za_spotkanie twoje_konto na_twoje na_twoim pani_konto pana_konto przelej_dalej
    przekaz*_dalej polow* prowizj* zatrzymasz zatrzymaj_sobie przechowani* powierz* przeslac_(pani|panu|ci) moge_dac
    moge_ci chcialbym_przes* nagrod* dam_ci hojn* rozpieszcza* dziedzic* losowan* odstapie przepisze zapisze
    procent_dla wynagrodze miesieczn*_kieszonk* za_spotkania zdalnie praca_zdalna dorywcz* przyjmowac_przelewy
    przelejesz_dalej przez_pomylke nadplac* omylkowo przypadkiem_przelal* bezzwrotn* pozyczki_od pozyczki_bez
    bez_bik bik wespre_finansowo towarzystwo za_mile pozyczka_na dla_emerytow bez_zobowiazan
  `,
  plead: `
    wstyd* glupio niezrecznie krepuj* klopotliw* delikatn* nie_lubie_(prosic|brac) nigdy_bym nie_mam_nikogo
    nikogo_innego nie_mam_do_kogo jedyn* ostatni*_nadziej* nadziej* blag* zebr* modl* bog* blogoslaw* wierz* ufa*
    zaufan* udowodn* jesli_mnie_kochasz gdybys_mnie_kochal* kochasz kochal* zranil* rozczarow* zawiod* placz* lzy
    lzach dume dumn* na_kolanach wybacz przepraszam_ze nie_gniewaj nie_obraz* tajemnic* nikomu_nie_mow miedzy_nami
    bez_serca litosc* obojetn* zalezy dozgonnie zwrocic sie_zwracam zawstydz* glupia_sprawa glupio_mi
    ciezko_mi_prosic ciezko_prosic trudno_mi nielatwo dume_schow* chowam_dume dume_w_kieszen przelknac pokor*
    upokarz* upokorz* klekam padam_na zalaman* zrozpaczon* bezradn* nie_wiem_do_kogo do_kogo_sie nie_mam_kogo
    nie_mam_kogo_prosic nikogo_bliskiego nikogo_na_swiecie sama_na sam_na_swiecie tylko_ty_mi_zostal* zostales_mi
    zostalas_mi jestes_moja jestes_moim ratunkiem uwierz uwierzysz zaufaj zaufasz zaufac dowod_milosci dowodem
    prawdziw*_milosc* nasza_przyszlosc wspoln*_zycie wspoln*_przyszlosc wdzieczna wdzieczny dziekuje_z_gory
    z_gory_dzieki z_gory_dziekuje nie_osadzaj nie_oceniaj nie_mysl_sobie wykorzyst* naprzykrzac nie_odmawiaj
    nie_odmow* nie_zostawiaj nie_zawiedz serce_mi_peka jak_na_spowiedzi
  `,
  small: `
    troche cos cokolwiek mala male maly chociaz choc polow* pare kilka ile_mozesz ile_dasz jakakolwiek jakas* jakis*
    nawet_(dwadziescia|dziesiec|piec|d+|sto|mala) tylko_(dwadziescia|sto|piec|d+) drobn* symboliczn* czesc grosik*
    wszystko_jedno_ile na_zbyciu odrobin* kazdy_grosz kazda_zlotowka kazda_kwota kazda_suma co_laska chocby
    choc_troche choc_polowe ciut troszke troszeczke ile_laska niewielk* nieduz* male_co malutk* skromn* stowke
    dyszk* czesciowo ile
  `,
  endear: `
    kochan* skarb* misiu aniele aniolku slonko sloneczko krolow* perelk* zlotko serduszko ksiezniczko kotku
    moja_(droga|mila|jedyna) moj_drogi najdrozsz* misiaczku zabko zlociutk* sloneczka serce_moje moje_serce
    moj_aniele ksiaze najukochansz* ukochan* dziubku rybko
  `,
  number: `
    tysi* sto dwiescie trzysta czterysta piecset pieciuset *set_zl* piecdziesiat dwadziescia trzydziesci
    czterdziesci szescdziesiat osiemdziesiat stow* dyche dychy polora poltora pol_tysiaca
  `,
  unless: `
    inaczej dopoki dopuki bez_(tego|oplaty|zaplaty|zaliczki|pieniedzy|kaucji|auta) zanim_(nie|zaplac*) jak_nie
    jesli_nie jezeli_nie nie_(wypuszcz*|wypusc*|wyd*|oddad*|zaczn*|operuj*|wpuszcz*) zadaj* zada domaga*
    chca_(d+|ode|zaplaty|kasy|pieniedzy) wymaga* kosztuj* (wola|chce|prosi)_(d+|dwa|trzy|piec|tysiac|o) wyrzuc*
    wywal* grozi* groza strasz* zniszcz* przepad* odetn* czeka_do bo_inaczej w_przeciwnym bo_mnie bo_nas bo_odetn*
    bo_wyrzuc* bo_zabior* zabiora zabieraja strace stracimy straci zlicytuj* odmawiaja odmawia nie_przyjma
    nie_wypuszcza nie_zoperuj* nie_rusz* z_gory gotowka_z_gory dopoki_nie tylko_za_gotowke musi_byc_zaplac*
    trzeba_(zaplacic|oplacic|uiscic|wplacic)
  `,
  kin: `
    (moj*|mojej|mojego|mojemu|mam)_(syn*|cork*|corcia|wnucz*|wnuk*|siostr*|brat*|mam*|matk*|ojc*|tat*|dziec*|pies|kot*|zon*|maz)
    wnuczek syna synka corki coreczk* mama mamy tata taty brat siostra dziecka dzieci
  `,
  refusal: `
    nikomu nigdy nie_(pozyczam|wysylam|daje|inwestuje|pozyczylam|pozyczylem|wierze) oszust* naciagacz* ostrzeg*
    uwaga uwazaj* stawiam zapraszam kazde_(placi|za) kazdy_(placi|za) placimy_(kazde|po) na_pol place_za_siebie
    zaplace_(za|ja) ja_place nie_(chce|szukam|potrzebuje)_(pieniedzy|sponsora|nic|niczego) nie_chodzi~pieniadz*
    blokuj* zglosi* nie_potrzebuj* prezentow_nie sparzyl* podejrzan* ostrozn* brak_dlugow dlugow_brak kradn*
    prosi_o_pozyczke za_pania_oczywiscie za_pana_oczywiscie kazdy_placi prosze_uwazac od_razu_zablokowal* nie_wysyl*
    nie_pozyczam oszusci* zapraszam_cie zapraszam_na kazdy_za_siebie sam_zaplace sama_zaplace nie_chce~pieniedzy
    nie_chodzi~pieniadze nic_nie_(wysl*/dal*) nie_szukam na_miejscu w_kasie
    za_(pania/pana/ciebie)_(oczywiscie_)?zaplac*
  `,
  past: `
    kiedys dawniej wtedy rok_temu w_zeszlym wczoraj bylem bylam bylo byl byla pracowalem pracowalam kupil* dostal*
    sprzedal* zaplacilem zaplacilam pozyczyl*_(sasiad*|koledze) oddali za_mlodu za_komuny na_studiach w_(19|20)dd
    znalazl* dalam dalem wygralem wygralam splacal* przyznali podniesli
  `,
  others: `
    sasiad* ktos ludzie ludzi mlodzi jeden taki_jeden pewien pewna facet kuzyn* kolega koledze kolezank* szef* chor*
    klub* rodzin* ona on oni u_nas nasz* mezczyzn* kto listonosz ksiadz
    (moj/moja/moje/moi/mojego/mojej/moim/moimi)_(syn*/cork*/wnuk*/wnucz*/siostr*/brat*/mam*/matk*/ojciec/tat*/kolezank*/koleg*/przyjaci*/dziec*/sasiad*/szef*/rodzin*/siostrzen*/bratan*/maz/zon*/byl*/chor*/star*)
    wnuk* wnucz* corka corki corke syn synem syna koledzy kiedys dawniej wtedy w_zeszlym rok_temu grup* wczoraj
    jakis niby
  `,
  everyday: `
    wstep* kino teatr* koncert* ksiazk* wyciecz* wakacj* dzialk* ogrod* kaw* herbat* obiad* kolacj* wino piwo zup*
    przepis* godz* minut* metr* punkt* mecz* pogod* deszcz* snieg* targ* rynk* chleb* grzyb* emerytur* senior*
    kosciol* sanatori* kroki rower* pies kot rejs od_osoby za_noc hotel optyk* urzad_skarbowy urzedu_skarbowego
    zdjecie zdjecia przyczep* ciasteczka bilety ulgow* polecic zwierzak* weterynarz_kosztowal portal
  `,
  channel: `
    whatsap* whats_ap* what's_ap* watsap* wattsap* wotsap* wacap* lotsap* wapp whats_up whatsup zangi viber* skype*
    skajp* insta* ig snap* hangout* google_chat* gchat google_meet wechat threem* discord* facetime icq facebook*
    fejs* fb messenger* mesenger* messa mess telegram* tele_gram tg signal* tiktok* linkedin gmail* wp.pl onet
    outlook yahoo zoom* line imo kik teams twitter* botim gadu* nasz*_klas* priv locap votsap uocap
    zielona_aplikacj*
  `,
  medium: `
    e-?mail* maila mail mailem mailow* maile mejl* sms* esemes* numer* nr tel telefon* komork* stacjonarn* adres*
    ulic* list listy listow* poczt* wideo* video* kontakt* skrzynk* kamer* login
  `,
  yours: `
    (twoj*|twoja|swoj*|pana|pani|panski*)_(prywatn*_|domow*_|dokladn*_)?(numer*|nr|tel*|telefon*|komork*|mail*|e-?mail*|mejl*|adres*|kontakt*|skype*|insta*|telegram*|whatsapp*|facebook*|nick*|ulic*|gmail*)
    (jaki|jaka|jakiego)~(mail*|mejl*|email*|numer*|adres*|nick*|telefon*)
    (podaj*|daj|dasz|da|prosze|poprosze|wyslij|napisz|podasz|poda)~(numer*|nr|telefon*|mail*|email*|adres*|ulic*|kontakt*|insta*|ig|fb)
    (moge|mozna|moglbym|moglabym)~(numer*|telefon*|mail*|adres*) gdzie_(dokladnie_)?(mieszkasz|pan*_mieszka)
    gdzie_moge~(pisac|napisac|dzwonic) wymien*~(numer*|kontakt*|mail*|adres*) jak_cie_(znalezc|tam|znajde) pod_jakim
    na_jaki_adres poprosze~(telefon|numer) dawaj_numer daj_namiar namiar* podac_adres odpisala_na znajdzie~facebook*
  `,
  mine: `
    (moj*|mojego|moim|swoj*|moja)_(prywatn*_)?(numer*|nr|tel*|mail*|e-?mail*|mejl*|telefon*|komork*|skrzynk*|skype*|insta*|telegram*|whatsapp*|facebook*|nick*|id|kontakt*|profil_na)
    nick* nazywam_sie_tam jestem_(tam_)?(jako|pod|na) znajdziesz znajdz_mnie szukaj* wyszukaj* dodaj* zaobserwuj*
    obserwuj* wolaja_mnie_tam tam_(jestem|mam|nazywam) mam_tam lapie_mnie zlapiesz zastaniesz uzytkownik*
    zielone_kolko (moj/moja/moje)_(nazw*/nick*/profil*/id/kontakt/konto/numer/login) jestem_(tam_)?(pod/jako)
    jestem_tam pod_nazwa pod_nickiem znajdz*_mnie mnie~znajdz* znajdziesz~mnie znajdzie~mnie zlapiesz~mnie
    mnie~zlapiesz dodaj*_mnie wyszukaj*_mnie szukaj*_mnie
  `,
  contact: `
    napisz* pisz* pisac pisal* odezw* zadzwon* dzwon* znajd* szuka* dodaj* dodasz wysl* posl* polacz* pogad* rozmaw*
    porozm* gada* popisz* kontynu* odpisz* komunik* zobaczy* przejd* pokazal* zaobserw* uslyszymy napisac znalezc
    wyszuk* kontakt* skontakt* dodac zlap* klik* czat*
  `,
  move: `
    przejdz* przenie* lepiej wole wolalb* wolalabym wygodn* prywatn* prosciej szybciej mozemy mogliby* przelacz*
    sciagn* pobierz* zainstal* instal* masz_* masz macie (ma|uzywa)_(pan|pani) uzywasz jestes_na jest_pan* da_mi
    dasz_mi daj_mi podaj* chodz* wpad* zaloz* zagladam bezpieczn* za_darmo zapras* wymien* pisz_na
    bardziej_mi_pasuje pasuj* przeszlabym przeszedlbym przejsc latwiej zamiast kontynu* gdzie_indziej gdzies_indziej
    przerzuc* obserwuj* piszmy pogadajmy rozmawiajmy
  `,
  off: `
    (ten|tym|tego|tej|ta)_(portal*|serwis*|stron*|aplikac*|apk*)
    (abonament*|czlonkostw*|konto|subskrypc*|okres)~(koncz*|wygas*|skoncz*|mija)
    (koncz*|wygas*|kasuj*|usuw*|usun*|zamyk*)~(abonament*|czlonkostw*|konto|profil*|tu|tutaj)
    tu_(rzadko|prawie|nie|mi|juz|na|malo) tutaj_(rzadko|prawie|nie|mi|juz|malo) gdzie_indziej
    poza_(portal*|tym|stron*) rzadko_tu stad inn*_(aplikac*|miejsc*|komunikator*|stron*) zanim_znikne znikn*
    nie_zgub* stracic~kontakt* nie_place_tu nie_widze~wiadomosci koncze_z odchodze_z ten_czat tego_czatu muli
  `,
  there: `
    tam stamtad tamtedy moj moim mojego tez
  `,
  decline: `
    nie_mam_(facebook*|whats*|insta*|konta) nie_uzywam nie_jestem_na nie_(lubie|chce|podaj*|spieszmy|rozumiem|ufam)
    nigdy (zostan*|zostaj*|pisac|pisz*|popisz*)~(tu|tutaj) (tu|tutaj)_(zostan*|pisac|na_stronie|na_portalu) usunel*
    bez_(facebook*|whats*) jeszcze_nie najpierw za_wczesnie nikomu wole_pisac_tu na_razie poki_co kiedys
    nie_mam_jeszcze bez_pospiechu zartuj* wabi_sie na_razie_nie_podaje wole_pisac_tutaj nie_mam nie_korzystam
    nie_chce nie_lubie wole_(na_razie_|jeszcze_)?(tu/tutaj) (zostan*/piszmy/pisac)~(tu/tutaj)
    (tu/tutaj)_(zostan*/pisac/na_portalu) na_razie_(tu/tutaj) najpierw_(tu/tutaj) usun*am skasow* bez nie_umiem
    nie_przepadam zrezygn*
  `,
  demand: `
    zada* chca chce potrzebuj* wymaga* za_uwolnienie uwolni* kosztuje zanim_wydadza zanim_uwoln* zanim_wyplac*
    dopoki jak_bedzie az
  `,
  offer: `
    gwarant* podwo* pokaz* naucz* wyjasnie bez_ryzyka dolacz* zacznij zaczac sprobuj* wujek ciocia sekret*
    zarejestr* zainteres* proponuj* dW?% klienc* klient* na_poczatek miesiecznie codziennie pomno* oszczedn*
  `,
  trouble: `
    szpital* wypad* utkn* ukrad* okrad* napad* zablok* zamroz* celn* cle operac* aresz* policj* paszport* kart*
    bankru* spad* konto koncie czynsz* rachun* bez_pieniedzy bez_grosza lotnisk* platform*_wiertnicz* misj* dlug*
    weterynarz* lek* portfel* klopot* tarapat* glod* pogrzeb* leczeni* odetn* wylacz* odcin* zloto zlota na_jedzenie
    nie_zaplacil* benzyn* wyplat* pensj* operow* goracz* wiezien* kaucj* ambasad*
  `,
  trust: `
    piln* natychmiast szybko zaufa* ufam ufasz jedyn* strac* przepad* rozpacz* wstyd obiecuj* przysieg* kochanie
    skarbie krolowo aniele serce serduszko misiu jesli_mnie_kochasz bog modl* tajemn* udowodn* co_robic nadziej*
  `,
  order: `
    wyslij przeslij kup zaplac przelej wplac daj pozycz wrzuc doladuj
  `,
  request: `
    pozycz*~(pieniadz*/pieniedz*/kas*/zlot*/stow*)
    (oddam/zwroce/splace)~(ci/wszystko/pieniadze/co_do/calosc/panu/pani/po/w/jak)
    (ci/panu/pani)~(oddam/zwroce/splace) (zwroce/oddam)_(z_|ci_|to_|w_|je_)?(nawiazka/calosci/procentem/pieniadze)
    finansow*_(pomoc*/wsparci*) (pomoc/wsparcie)_finansow* finansowo~(pomo*/wspar*/wesprz*/wspomo*)
    (twoj/twoje/swoj/swoje/swojego/pana/pani)_(numer_konta/numer_karty/dane_karty/iban/pin/dane_do_logowania/dane_bankowe/nr_konta)
    numer_(twojego/twojej/pana/pani)_(konta/karty) kod_blik kod*_blik na_moje_konto na_(to/ponizsze/jego/jej)_konto
    (wyslij*/przeslij*/podaj*)~kod* kod*~(wyslij*/przeslij*/podaj*) zdjecie~kod* zrzut* poratuj*
    (doladuj/doladowac)~(telefon/konto/komork*) (zaplac/oplac)~za_mnie za_mnie~(zaplac*/oplac*) z_odsetk*
    przez_western_union wspomoz* wspomogl* (zaplacil*/oplacil*)_za_mnie (zaplacil*by*/oplacil*by*)
    moglbys_(to_)?zaplac* moglabys_(to_)?zaplac* kup_mi~(telefon/iphone/komork*) jesli_nie_zaplacisz
    na_(swoje/twoje)_konto (pomoc/pomogl*)_z_(d{2,6}/szesc*/piec*/dzies*/stow*/kwot*) (cos)_(przelac/pozyczyc)
    potrzeb*~sponsor* szukam_sponsor* brakuje_nam~d* doplac*_reszt* (ulokowac/zainwestowac)~pieniadze
  `,
  elsewhere: `
    (gdzie_indziej/gdzies_indziej/poza)~(pisa*/pisz*/rozmaw*/pogad*/kontynu*)
    (pisa*/pisz*/rozmaw*/pogad*/kontynu*/przejdz*/przenies*)~(gdzie_indziej/gdzies_indziej/poza)
    (inna/inne/innej/innym)_(aplikac*/platform*/stron*/komunikator*/miejsc*)
    (opusc*/wyjdz*/poza)~(portal*/stron*/aplikac*/serwis*)
    (moj/moje/moja/mojego)_(prywatn*_)?(numer*/nr/mail*/e-mail*/email*/telefon*/komork*)
    (twoj/swoj/twojego/swojego/pana/pani)_(prywatn*_)?(numer*/nr/mail*/e-mail*/email*/telefon*)
    (podaj*/daj*/dasz/podasz/wyslij*/wymien*)~(numer*/mail*/telefon*)
    numer_telefonu~(podaj*/podam/daj*/dasz/podasz/wyslij*) prywatn*_(mail*/email*/e-mail*/numer*/wiadomosc*)
    (napisz*/pisz*)~(na_maila/na_mejla/mailem/sms*/e-mail*)
    jaki_(masz/ma_pan/ma_pani)_(mail*/email*/e-mail*/numer*/telefon*) na_(maila/mejla/e-maila)
    (napis*)~(mail*/e-mail*/email*/sms*)
  `,
};
