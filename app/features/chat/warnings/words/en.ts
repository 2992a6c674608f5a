import type { WarningWords } from './WarningWords.ts';

export const english: WarningWords = {
  money: `
    money cash funds fund loan deposit sum dollar* euro* pound* bucks quid grand hundred thousand grands financial*
    fee fees payment tenner fiver twenty fifty
  `,
  lend: `
    lend lending loan loaning borrow borrowing transfer* wire wiring spot~me front~me advance donate sponsor zelle
    venmo cashapp top_up spare chip_in
  `,
  give: `
    send sending give giving pay paying buy buying purchase help helping cover get assist support contribute chip_in
    sort_me pick_up favour favor obtain fetch spare put
  `,
  me: 'me us my i',
  you: 'you u ya your please pls plz could_you can_you would_you kindly if_you any_chance',
  need: `
    i_need need i_require i_am_short i'm_short im_short short_of short_by i_owe i_still_need i_lack i_only_need
    just_need would_be_enough is_enough will_do short we_need would_help
  `,
  fee: `
    fee fees customs visa surgery operation hospital lawyer bail taxes clearance delivery_charge airfare courier
    notary release tax doctor doctors
  `,
  demand: `
    demand* require* needs ask* requests want* hold will_not without_deposit to_release release due need asking_for
    they_are_asking_for before_they only until once unless
  `,
  must: `
    (only/just)_(have/need)_to have_to~(only/just)? you_(need/must/have)_to you_must needs_only need_only
    all_you_(have/need)
  `,
  voucher: `
    gift_card* giftcard* voucher* prepaid* bitcoin* btc ethereum eth usdt tether crypto* western_union moneygram
    money_gram paysafe* steam_card* steam itunes google_play googleplay apple_card* amazon_card* zelle cashapp
    cash_app venmo paypal pay_pal wallet scratch_card* money_order revolut neosurf
  `,
  gains: `
    invest* trading trade trader platform crypto* bitcoin* stocks forex profit* returns broker* mining
    passive_income gold_trading investment* dividends roi capital stake project winnings
  `,
  offer: `
    guarantee* double doubled triple teach taught show_you guide_you guide risk-free riskfree risk_free no_risk join
    sign_up my_uncle my_aunt mentor* interested secret start_with start_small per_cent_(a/per) made~k clients
    \\d\\W?% have_you_ever_(thought/considered) grow savings
  `,
  promise: `
    start~small small_amount step_by_step double* guaranteed passive_income financial_freedom teach_you guide_you
    show_you~how \\d\\W?%_(a/per/every) risk-free risk_free in_a_week a_week in_touch_with per_day daily becomes
    i_make~(a_day/every_week) guarantee* a_month get_rich in_\\d{1,2}_(weeks/days/months)
    in_(two/three)_(weeks/days)
  `,
  trouble: `
    hospital accident emergency stuck stranded stolen robbed mugged blocked frozen customs surgery operation
    arrested police passport wallet bank_card card bankrupt inheritance account rent bill* broke airport rig oil_rig
    deployed debt* vet medicine medication evicted hungry starving funeral food gas_money treatment cut_off evict*
    unpaid overdue gold consignment trunk hasn't_paid not_paid hasnt_paid nothing_to_eat nothing~eat landlord purse
    petrol gas operat* fever jail prison bail embassy skint
  `,
  trust: `
    urgent* immediately quickly asap trust* only_one lost desperate ashamed embarrass* promise* swear honey babe
    baby darling my_love my_queen my_king sweetheart dear hun if_you_love_me pray god god_bless secret prove
    soon_be_together what_to_do hope
  `,
  lack: `
    without no_money no_cash penniless can't_afford cant_afford cannot_afford can't_pay cant_pay cannot_pay short
    ran_out run_out frozen blocked locked empty
  `,
  vague: 'something a_bit a_little some',
  please: 'please pls plz kindly',
  order: 'send buy pay transfer lend give put wire get deposit',
  help: `
    help_me help_us assist_me your_help you_help for_help you~support_me you_could_help bail_me_out rely_on_you
    only_you financial_help financial_assistance lend_a_hand need_help need_some_help helping_me do_it_for_me
    do_this_for_me i_beg stand_by_me will_you_help do_me_a_favo* take_care_of_it take_care_of_that
    help_with_(some|a|the) can_u_help u_help need_a_sponsor something_to_(me|us) send~(something/little) no_one_else
    nobody_else anyone_else help_me_out (do/did)~for_me do_this_for will_you_do_this last_hope only_hope
  `,
  request: `
    (wire/spot)_me borrow~(from_you/off_you)
    (i'll/ill/will/would/can)~(pay/repay/refund/give)_(it_|you_|it_all_)?(back/you_back) pay_you_back repay_you
    i'll_repay ill_repay refund_you financial_(help/assistance/support/aid) help~financially financially
    (your)_(iban/bank_details/account_number/bank_account/card_number/credit_card/pin/cvv/bank_login/card_details/account_details/banking_details)
    (into/to)_my_(account/bank/bank_account) to_(this/the_following)_account scratch~(code/back)
    send_(me_)?the_code* photo*~(card/code*)~back top_up_my_phone (recharge/top_up)~(phone/credit/airtime)
    buy_me_(a/an/the/one) send_(me_)?(an_iphone/a_phone) anything_you_can_send pay~for_me pay_the~fee
    send~(through/via)_(western_union/moneygram/paypal) stand_by_me friends_and_family
    (could/can/would/will)_you~(pay/cover/settle)~(for_me/bill/rent/hotel/fee*/fare) (pay/cover/settle)~for_me
    (buy/get/send)_me~(phone/iphone/laptop) if_you_don't_pay reimburse_you (i'll/i_will)_reimburse
    (send/buy/get)~(cards/card)~(code*/pin/pins/numbers) (money/funds/payment)~your_account
    your_account~(receive/money/funds) help_(me_|us_)?(out_)?with_(a_)?(couple_)?\\d{2,6}
    help_me_out_with~(money/cash) transfer_(me_)?something investment_of spot_us need_a_sponsor
    would_(already_)?be_enough~(help/to_save) we_are~\\d*_short (cover/pay)_the_rest invest_your_money
    your_money~(with_me/grow)
  `,
  refuse: `
    
    (never/not/don't/dont/wouldn't/won't/no_one/nobody)~(send/lend/give/pay/ask)~(money/cash/anyone/anybody/strangers/you_for)
    scam* fraud* con_artist* beware careful be_wary warn* red_flag* (don't/dont)_(want/need)~money not_after~money
    my_treat on_me split_the_bill go_dutch own_way pay_for_myself pay_my_own each_pay* used_to blocked_him
    blocked_her so_i_blocked reported_him (don't/dont/not)_need not_interested_in~money (didn't/did_not)
    of_course_not needless_to_say on_the_night at_the_door on_the_day on_the_door not_looking_for not_after
    (pay/paying)_for_you i'll_pay
  `,
  others: `
    
    my_(son/daughter/grandson/granddaughter/grandchildren/grandkids/sister/brother/mother/father/mum/mom/dad/friend/friends/kids/children/neighbour*/neighbor*/boss/colleague*/family/niece/nephew/husband/wife/ex/club/choir/group/late/old/first)
    grandson granddaughter grandkids daughter son neighbour* neighbor* colleagues years_ago back_then last_year
    last_month someone somebody people everyone they our family choir club group yesterday he she a_man a_woman
    a_guy some_guy this_guy one_man
  `,
  contact: `
    write message text reach contact add find look_me_up search call ring chat talk hit_me ping dm inbox drop~line
    send continue speak catch_me
  `,
  have: `
    (do_you/have_you/you)_(have/use/got/on) do_u_(have/use) are_you_on are_u_on are_you_also_on got will_you_get
    can_you_get
  `,
  move: `
    let's lets let_us switch move continue carry_on instead better easier rather prefer private* over_to shall_we
    we_could we_can could_we can_we come_to come_over take_this install* download* follow_me
  `,
  handle: `
    my_(name/nick*/profile/id/username/handle/user_name/account/number/contact) find_me search~me look_me_up
    i'm_(there/on_there)_as im_there_as i_am~as i'm~as under_the_name add_me reach_me hit_me_up it's_@ reachable
    catch_me
  `,
  there: 'there over_there it that_way on_that too',
  on: 'on via over to through by using at in',
  elsewhere: `
    (somewhere_else/elsewhere)~(talk/chat/write/message/continue)
    (talk/chat/write/message/continue/go/move)~(somewhere_else/elsewhere/somewhere_more_private)
    (off/leave/leaving/outside)_(of_)?(this/the)_(site/app/platform/website)
    (to/try/use)_(another/some_other/a_different)_(app/platform/site/messenger)
    private_(email/e-mail/mail/number/chat)
    my_(private_|personal_|cell_|mobile_|phone_|whatsapp_)?(number/email/e-mail/cell/digits)
    your_(private_|personal_|cell_|mobile_|phone_|whatsapp_)?(number(?!_(in|on|at|was)_)/email/e-mail/cell/digits)
    (swap/exchange/trade)~(numbers/emails/number) (email/e-mail/text/mail/sms)_me text_message
    shoot_me_(a_text/an_email) (your)_(private_|personal_)?(contact*|digits) have_your_(number/email)
    (ur/your)_(num/cell/email) (drop/send/shoot/write)_me~(email/mail/text) (write/talk/chat)~by_(email/mail/e-mail)
  `,
  decline: `
    don't_(use/have/do/like) dont_(use/have) not_on not_(a_fan/keen/into) never no_(whatsapp/facebook/telegram)
    rather_(stay/keep/chat/write/talk)~here prefer~(here/this_site) stay~here (keep/chat/talk)~here deleted
    left_(facebook/whatsapp/instagram) without haven't_got gave_up off_facebook not_yet quit don't_want not_give
    won't_give don't_give just_yet too_soon too_early not_comfortable prefer_not dont_want dont_give
  `,
};
