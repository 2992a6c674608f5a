import type { WarningWords } from './WarningWords.ts';

export const polish: WarningWords = {
  money: `
    pieniadz* pieniedz* pieniazk* kas* kase gotowk* kwot* kwote sum* pozyczk* kredyt* zaliczk* kaucj* zlot* euro
    dolar* finansow* oplat* stow* tysiac* tysiec* stowek hajs* stowk* *sta *set dwiescie piecset piecdziesi*
  `,
  lend: `
    pozycz* wypozycz* przelej* przelac przelew* przela* zaloz* zalozyc wplac* doplac* sponsor* blik* wesprz* dorzuc*
    dolozyc dolozy*
  `,
  give: `
    wysl* wyslij* wyslac przesl* przesyl* przeslij* posl* daj* dac dasz dalby* zaplac* oplac* plac* kup* kupic
    pomoz* pomoc pomoge* pomog* wspar* wesprz* dorzuc* pokry* uregul* uisc*
  `,
  me: 'mi mnie mna nam nas',
  you: `
    ty ci cie tobie pan pani panu mozesz moglbys moglabys mogl*_by* moze czy_mog* prosze poprosic prosba prosb*
    chcesz chcialbys chcialabys musisz jesli jezeli gdybys dasz_rade *bys *esz *isz *ysz ciebie toba
  `,
  need: `
    potrzebuj* potrzebn* potrzeba_mi brakuje_mi mi_brakuje mi~brakuje zabraklo_mi brakuje pilnie wystarczy* starczy*
    brakuje_nam nam_brakuje by_mi~pomogl* pomogl*by_mi
  `,
  fee: `
    oplat* cl* clo celn* wiz* wize operacj* szpital* prawnik* kaucj* grzywn* podat* paczk* przesylk* cle clem
    adwokat* kurier* notariusz* podatk* uisc* lekarz* doktor*
  `,
  demand: `
    zada* zadaj* chca chce potrzebuj* wymaga* za_uwolnienie uwolni* kosztuje zanim_wydadza zanim_uwoln*
    zanim_wyplac* dopoki jak_bedzie az
  `,
  must: 'musisz musi_pan* musialbys musialabys wystarczy_(ze_)?(zaplac*/oplac*) trzeba_tylko tylko',
  voucher: `
    kart*_podarunk* bon* bony voucher* doladowan* kupon* bitcoin* btc ethereum usdt krypto* western_union moneygram
    money_gram paysafe* steam* itunes google_play googleplay apple_kart* kart*_apple kart*_amazon kart*_google
    paypal revolut blik* portfel* przedplac*
  `,
  gains: `
    inwest* inwestyc* trading* platform* krypto* bitcoin* akcj* gield* zysk* broker* forex pasywn* kapital* zarob*
    zarab* handluj* lokat* obligacj* wklad* projekt* wygran*
  `,
  offer: `
    gwarant* podwo* pokaze pokaz* naucze naucz* wyjasnie bez_ryzyka dolacz* zacznij zaczac sprobuj* wujek ciocia
    sekret* zarejestr* zainteres* proponuj* \\d\\W?% klienc* klient* na_poczatek miesiecznie codziennie pomno*
    oszczedn*
  `,
  promise: `
    mala_kwot* malej_kwoty krok_po_kroku podwo* gwarantow* dochod_pasywny pasywny_dochod wolnosc_finansow*
    naucze_(cie/pan*) pokaze_(ci/pan*)_jak \\d\\W?%_(miesiecznie/dziennie/rocznie/w) bez_ryzyka w_tydzien tygodniowo
    skontaktowac dziennie codziennie w_miesiac gwarant* bogac* wzbogac* w_\\d{1,2}_(tygodn*/dni/miesi*)
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
  lack: `
    bez_pieniedzy bez nie_mam_pieniedzy nie_mam_na nie_mam_ani nie_stac zabraklo skonczyl* zablokowa*
    nie_moge_zaplacic pust*
  `,
  vague: 'cos troche ile',
  please: 'prosze',
  order: 'wyslij przeslij kup zaplac przelej wplac daj pozycz wrzuc doladuj',
  help: `
    pomoz_mi pomoz~mi mi~pomoc mi~pomoz* pomoc_mi nam~pomoc twoj*_pomoc* pan*_pomoc* o_pomoc potrzebuj*~pomocy
    licze_na_ciebie tylko_ty pomoc_finans* wsparci* wesprz* mnie~wesprz* poratuj* poratowac pomozesz* wspomoc
    wspomoz* mnie~wspomo* dalo_rade_pomoc zrobisz~mnie blagam pomozesz pomoze_mi pomoglby* mi_pomozesz zajac_sie_tym
    pomoz pomozcie cos_wyslac wyslac_cos nie_mam_nikogo nikogo_innego zrob*~dla_mnie dla_mnie~zrob* pomogl*by*
    mogl*by*~pomoc ostatni*_nadziej* jedyn*_nadziej*
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
    na_(swoje/twoje)_konto (pomoc/pomogl*)_z_(\\d{2,6}/szesc*/piec*/dzies*/stow*/kwot*) (cos)_(przelac/pozyczyc)
    potrzeb*~sponsor* szukam_sponsor* brakuje_nam~\\d* doplac*_reszt* (ulokowac/zainwestowac)~pieniadze
  `,
  refuse: `
    nikomu nigdy nie_wysyl* nie_wysylaj* nie_pozyczam oszust* oszusci* naciagacz* uwazaj* ostrzeg* zapraszam_cie
    zapraszam_na kazdy_placi kazdy_za_siebie na_pol sam_zaplace sama_zaplace nie_chce~pieniedzy nie_chodzi~pieniadze
    nie_potrzebuj* nic_nie_(wysl*/dal*) nie_szukam na_miejscu w_kasie za_(pania/pana/ciebie)_(oczywiscie_)?zaplac*
  `,
  others: `
    
    (moj/moja/moje/moi/mojego/mojej/moim/moimi)_(syn*/cork*/wnuk*/wnucz*/siostr*/brat*/mam*/matk*/ojciec/tat*/kolezank*/koleg*/przyjaci*/dziec*/sasiad*/szef*/rodzin*/siostrzen*/bratan*/maz/zon*/byl*/chor*/star*)
    wnuk* wnucz* corka corki corke syn synem syna sasiad* koledzy kiedys dawniej wtedy w_zeszlym rok_temu ktos
    ludzie mlodzi nasz* rodzin* chor klub* grup* wczoraj facet jeden jakis pewien pewna niby
  `,
  contact: `
    napisz* pisz* pisac napisac odezw* zadzwon* dzwon* znajdz* znalezc szukaj* wyszuk* kontakt* skontakt* dodaj*
    dodac zlap* wyslij* pogad* pisal* porozm* rozmaw* klik* czat*
  `,
  have: `
    
    (masz/macie/uzywasz/ma_pan/ma_pani/uzywa_pan/uzywa_pani/jestes_na/korzystasz/jest_pan_na/jest_pani_na/posiadasz)
    jestes~na jest_pan*~na
  `,
  move: `
    przejdz* przejsc przenies* przeniesmy lepiej wole wygodniej prywatn* latwiej szybciej zamiast mozemy moglibysmy
    kontynu* gdzie_indziej gdzies_indziej przerzuc* chodz* chodzmy sciagn* zainstal* instaluj* pobierz obserwuj*
    zainstalujesz piszmy pogadajmy rozmawiajmy
  `,
  handle: `
    (moj/moja/moje)_(nazw*/nick*/profil*/id/kontakt/konto/numer/login) jestem_(tam_)?(pod/jako) jestem_tam pod_nazwa
    pod_nickiem znajdz*_mnie mnie~znajdz* znajdziesz~mnie znajdzie~mnie zlapiesz~mnie mnie~zlapiesz dodaj*_mnie
    wyszukaj*_mnie nazywam_sie_tam szukaj*_mnie
  `,
  there: 'tam tamtedy moj moim mojego tez',
  on: 'na przez w we do po z',
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
  decline: `
    nie_mam nie_uzywam nie_korzystam nie_jestem_na nie_chce nie_lubie nigdy wole_(na_razie_|jeszcze_)?(tu/tutaj)
    (zostan*/piszmy/pisac)~(tu/tutaj) (tu/tutaj)_(zostan*/pisac/na_portalu) na_razie_(tu/tutaj) najpierw_(tu/tutaj)
    usun*am skasow* bez jeszcze_nie nie_umiem nie_przepadam zrezygn*
  `,
};
