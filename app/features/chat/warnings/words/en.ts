import type { CueWeight } from '../cueWeights.ts';
import type { CueWords } from './CueWords.ts';

/** Scores of a text without any cue. */
export const start: CueWeight = { money: -88, service: -76 };

/** The cues in English. */
export const words: CueWords = {
  money: `
    money cash funds dosh quid bucks grand cheque sum loan loans overdraft euro* dollar* pound* fiver* tenner*
    a_few_(hundred/thousand/quid/bob/bucks) couple_hundred couple_of_(hundred/quid/grand) fifty_(quid/bucks)
    payment* deposit* instalment* finances financial* wages salary paycheck paycheque bob fund bill bills allowance
    moolah wonga readies brass notes greenbacks benjamins k_to cheques savings rent_money bus_money pocket_money
    capital balance expenses finance cost costs invoice dues funding income pension_money stipend cents penny
    pennies dolar dolars hundred thousand grands fee fees twenty fifty
  `,
  lend: `
    lend lends lending borrow borrowing loan_me spot_me sub_me float_me bail_me_out advance_(me/it/the/a)
    (front/cover/stake)_(me/us/it/the/this) (lend/loan/sub/spot/bung/slip/chuck)_(me/us) tide_me_over tide_us_over
    see_me_(through/right) get_me_through co-sign* cosign* sponsor* guarantor put_it_on_your loaned extend_me
    forward_me stake_me sort_me_out help_me_out tide_me tide_us carry_me cover_me cover_us cover_the cover_it
    cover_for bridge bridging stump_up cough_up shell_out fork_out put_up go_halves vouch overdraft co-signer loan
    loaning transfer* wire wiring spot~me front~me advance donate zelle venmo cashapp top_up spare chip_in
  `,
  transfer: `
    transfer* wire wiring wired zelle venmo cashapp cash_app paypal moneygram western_union money_order
    bank_transfer send~money send_(it/the_money/something/anything/a_little/whatever) remit* deposit_it wise revolut
    bank-transfer bacs swift deposit drop_it_in into_my pay_into send_over e-transfer interac put_it_in put_some
  `,
  pay: `
    pay paying settle settled cover covering chip_in pitch_in contribute contribution fund funding fork_out donate
    donation donations foot_the_bill pick_up_the pay_for paid clear_the pays payable paying_for sort_the
    sort_out_the take_care_of take_care_of_the handle_the handle_it square_the underwrite subsid* bankroll
    finance_me financing covers
  `,
  buy: `
    buy order get_me purchase pick_up grab shipped gift_me book_(me/my/the/it) get_a top_up topup recharge bought_me
    purchases get_hold_of send_me_a buy_me ordered get_us fetch load treat_me book_it stock_up
  `,
  help: `
    help_me help_us help helping assist assistance support rescue save_me bail help_(my/with/out) a_hand
    do_something_for_me favour favor stand_by_me count_on_you rely_on_you pitch_in helper lifeline kindness generous
    generosity helping_hand bail_out dig_me_out see_us lifesaver saviour savior angel mercy merciful compassion
    help_out helped lean_on be_there_for supportive help_someone charitable charity hand_up leg_up dig_deep
    assist_me your_help you_help for_help you~support_me you_could_help bail_me_out only_you financial_help
    financial_assistance lend_a_hand need_help need_some_help helping_me do_it_for_me do_this_for_me i_beg
    will_you_help do_me_a_favo* take_care_of_it take_care_of_that help_with_(some|a|the) can_u_help u_help
    need_a_sponsor something_to_(me|us) send~(something/little) no_one_else nobody_else anyone_else help_me_out
    (do/did)~for_me do_this_for will_you_do_this last_hope only_hope
  `,
  send: `
    send sending give giving spare bung slip sort hand_over drop_me wire forward post_me pop hand give_us gimme
    chuck lob pay paying buy buying purchase help helping cover get assist support contribute chip_in sort_me
    pick_up favour favor obtain fetch put
  `,
  reader: `
    (can/could/would/will/might/won't/wouldn't/couldn't/cannot/can't)_(you/ye/u/ya)
    you_(could/can/would/might/may/will/should/must) (any/a)_chance_you
    if_you_(could/can/would/were_able/have/had/want/wish/love/really/truly/cared/don't/wanted) please kindly pls plz
    you_(to|just/only)? i_need_you want_you_to ask_you asking_you beg_you begging you_willing are_you_able
    are_you_willing do_you_think_you do_you_have do_you_mind would_it_be_possible wondering_if whether_you
    all_you_(need/have) you_only you_just you_need_to you'd_be you_put gimme could_u can_u will_u wld would_ya
    could_ya can_ya you_able you_possibly you_maybe you_happen you_manage think_you is_there_any_way any_way_you
    is_it_possible would_it_be_ok would_it_be_all_right would_you_be would_you_consider if_you're if_you'd
    if_it's_no can_i_ask may_i_ask ask_a_favour ask_a_favor count_on_you you_help you're_able from_you of_you on_you
    for_you_to you_send you_pay you_buy you_lend you_don't_mind you_wouldn't reckon_you dare_i_ask ye wud_u cud_u
    if_u u_can spare_a spare_me you u ya your could_you can_you would_you if_you any_chance
    (only/just)_(have/need)_to have_to~(only/just)? you_(need/must/have)_to you_must needs_only need_only
    all_you_(have/need)
  `,
  writer: `
    me us my_account to_me for_me my i
  `,
  need: `
    i_need i_require we_need i'm_short short_by short_of short_for i_lack i'm_(missing/lacking) need_only just_need
    only_need needs needed i_am_short i'm_still_short still_short i_still_need i'm_in_need would_do_it would_do
    would_cover that's_all_i would_be_enough is_enough short_on short_this don't_have_enough not_enough
    haven't_enough lacking short_a away_from shortfall scrape_together scrape raise_the come_up_with find_the_money
    find_another get_together needing desperate_for in_need need_of need_help i'm_down_to down_to_my we're_short
    i've_only_got got_nothing require requires could_do_with could_really_do_with wee_bit_of_help dont_hav need
    im_short i_owe i_only_need will_do short would_help
  `,
  broke: `
    broke skint penniless bankrupt no_money no_cash without_money can't_afford cannot_afford couldn't_afford
    can't_even_afford out_of_money ran_out run_out last_(penny/dime/dollar/pound/coin) overdrawn not_eaten
    haven't_eaten nothing_to_eat no_food starving hungry empty_fridge the_fridge_is lost_my_job laid_off
    made_redundant unpaid hand_to_mouth desperate desperately struggling in_debt debts debt overdue behind_on
    behind_with can't_pay cannot_pay stuck_without worse_off tight_(this/right/at) nothing_left homeless cut_off
    evict* sleeping_in strapped hard_up on_my_uppers brassic boracic potless busted flat_broke insolvent destitute
    poor poverty dole benefits universal_credit furlough* sanctioned out_of_work no_income no_job between_jobs
    bare_cupboards food_bank bailiffs foreclosure repossess* final_demand disconnected bounced maxed wiped_out
    lost_everything on_the_street can't_make_rent can't_feed feed_the_kids feed_my make_ends_meet end_of_my_tether
    scraping nothing_but_debts empty skipping_meals without cant_afford cant_pay short frozen blocked locked
  `,
  payback: `
    pay_(you/it/ye/u)_back pay_back paying_you_back repay* refund* pay_you_(the/when/as/on)
    return_(it/the_money/every) give_it_back give_it_all_back get_it_back have_it_back you'll_(have/get)_(it/every)
    every_(penny/cent/dime) with_interest i_owe_you owe_you square_(it/ye/you/up) make_it_up_to_you i'll_owe
    reimburse* paid_back i_promise on_my_(life/mother*/kids*/children*) i_swear word_of_honour you'll_see_it
    paying_back paid_in_full pay_it_all settle_up settle_with_you return_every in_instalments in_installments iou
    collateral sign_a sign_something in_writing honour_my word_is honest_to_god hope_to_die good_for_it
    you_have_my_word my_word double_it double_back plus_interest and_then_some give_you_back get_it_all_back
    work_it_off on_top
  `,
  until: `
    till_(friday/monday/payday/next/the/my/i/tuesday/wednesday/thursday/saturday/sunday/tomorrow/then)
    until_(friday/monday/payday/next/the_first/the_end/my/tuesday/wednesday/thursday/then)
    by_(friday/monday/tomorrow/tonight/midnight/noon/the_end/five) payday pay_day end_of_the_month
    first_of_the_month next_month before_(friday/monday/midnight/tomorrow/noon/the_weekend) the_minute_i
    as_soon_as_(i/my/the) when_i_(land/get_paid/arrive/get_back) just_this_once this_one_time just_till just_until
    until_i until_the till_i till_the end_of_the_week next_friday next_payday in_two_weeks in_a_week couple_of_weeks
    a_few_days few_days by_the_weekend by_sunday by_wednesday by_thursday by_tuesday by_saturday wages_come
    pension_comes
  `,
  urgent: `
    urgent urgently emergency immediately right_now right_away asap hurry quickly at_once today tonight deadline
    time_is_running last_chance before_it's_too_late final_notice pronto time_sensitive by_close running_out
    last_minute without_delay this_minute critical soonest hours_left final_warning
  `,
  travel: `
    ticket tickets flight visa airport luggage baggage plane petrol fuel gas_money hotel fare train boarding
    immigration travel_(allowance/documents/money/papers) taxi bus_fare leave_form coach greyhound airfare
    plane_ticket flights connection visa_fee uber lift petrol_money gas to_get_home get_home get_to_you come_to_you
    visit_you fly_to_you ferry toll
  `,
  customs: `
    customs clearance parcel package courier shipping shipment consignment crate trunk diplomat* fee fees tax taxes
    inheritance inherited estate notary release released processing storage duty beneficiary next_of_kin container
    sealed gold diamonds agent will_be_released documentation paperwork permit licence license stamp certificate
    insurance_fee consignments vault bonded freight broker_fee security_company demurrage probate will_executor
    escrow
  `,
  voucher: `
    gift_card* giftcard* steam itunes apple_card* google_play amazon_card* razer voucher* scratch the_code* code
    codes crypto* btc usdt neosurf paysafe* vanilla_card ebay_card gift_voucher* playstation xbox netflix sephora
    razer_gold ebay target walmart walgreens cvs numbers_on_the_back back_of_the_card scratch_off serial cards
    code_on receipt photo_of_the send_the_codes prepaid* bitcoin* ethereum eth tether western_union moneygram
    money_gram steam_card* googleplay zelle cashapp cash_app venmo paypal pay_pal wallet scratch_card* money_order
    revolut
  `,
  invest: `
    invest* trading trader trade trades crypto* btc ethereum forex shares stocks portfolio returns yield profit*
    coin coins mining scheme fund_manager dividends capital stake pool passive_income franchise binary signals
    gold_trad* usdt token presale partner_in wallet stock commodities forex_trading startup start-up business
    partnership partner shareholder roi earnings flip arbitrage staking nft real_estate property_deal multi-level
    side_hustle opportunity ground_floor account_manager mentor algorithm bot platform bitcoin* broker* project
    winnings
  `,
  promise: `
    guarantee* risk-free risk_free no_risk triple ds?(%/percent/per_cent) percent per_cent step_by_step
    i'll_show_you show_you_how teach_you guide_you walk_you_through financial_freedom
    (a/per/each/every)_(month/week/day) monthly weekly made_(me_)?d+ i_made earn earning earned
    my_(uncle/aunt/cousin/mentor)_(is/taught/showed) insiders spot_left slot join_us get_in minimum sign_up
    your_savings your_pension your_money retire_early work_from_home tenfold passive effortless daily_profit
    lucrative sure_thing can't_lose nothing_to_lose money_grow grow_your multiply multiplies five_figures
    thousands_a retire quit_my_job life-changing change_your_life start~small small_amount double* passive_income
    show_you~how dW?%_(a/per/every) in_a_week a_week in_touch_with per_day daily becomes i_make~(a_day/every_week)
    a_month get_rich in_d{1,2}_(weeks/days/months) in_(two/three)_(weeks/days)
  `,
  gift: `
    gift_you donate_to_you inheritance million millions lottery winner winning* you_(have/'ve)_won beneficiary
    compensation grant sugar spoil_you spoil allowance_of generous_man per_meeting share_of per_cent_of your_share
    half_is_yours loan_offer i_offer i_(lend/give)_loans receive_(a/the)_payment use_your_account
    through_your_account your_account into_your my_gift_to_you bequeath beneficiaries payout prize draw foundation
    philanthrop* sugar_daddy sugar_baby arrangement weekly_allowance reward pay_you job_offer commission mule
    keep_ten keep_a cut_of percentage for_your_trouble overpaid sent_too_much by_mistake no_strings for_company
    pay_well for_the_evening lady_to_spoil monthly_allowance companionship
  `,
  plead: `
    embarrass* ashamed hate_to_ask hate_asking hate_to_say awful_asking sorry_to_ask hard_for_me_to_ask
    don't_know_who_else nobody_else no_one_else no-one_else only_one i_can_turn turn_to you're_the_only my_only_hope
    only_hope last_hope beg begging if_you_(loved/really_loved/truly_loved/love/cared/really_cared)_me prove
    trust_me you_don't_trust doubt_me hurt_that hesitate cold-hearted god_(bless/will) bless_you pray heaven
    forgive_me_for pride my_pride mortified awkward never_ask wouldn't_ask not_ask ask_again asking_for
    hardly_like_to on_my_knees tears weep* crying grateful forever eternally thank_you_in_advance swear depend
    on_you dying don't_tell swallow_my_pride cap_in_hand heart_in_my shame shameful humiliat* you_must_think
    don't_think_badly don't_judge don't_be_angry don't_be_mad forgive i'd_never_ask at_my_wits wits_end
    end_of_my_rope lost_without_you there's_no_one there_is_no_one have_nobody have_no_one not_a_soul only_friend
    believe_in_me believe_me faith_in_me real_love true_love if_we're if_this_is_real show_me_you prove_it
    prove_your let_me_down letting_me_down alone_in_this abandon* save_my_life you'd_be_saving mercy our_future
    our_life_together be_together finally_together repay_your_kindness imposing hate_to_be don't_want_to_be_a_burden
    burden nuisance change_your_mind different_then
  `,
  small: `
    anything_(you/helps/at_all) whatever_you_can even_(ten/twenty/fifty/a_little/five/half/a_small) a_little a_small
    small_(amount/sum/loan/help/deposit) something_small half
    just_(ten/twenty/thirty/forty/fifty/sixty/eighty/a_hundred/two/three) only_(ten/twenty/fifty/a_hundred)
    what_you_can as_much_as_you can_spare a_bit_of just_a_little something any_amount tiny even_just a_tenner
    a_fiver a_score tiny_bit bit_of_cash few_pounds few_quid few_dollars few_bucks small_favour small_favor
    part_of_it some_of_it anything_would anything_will any_little every_little a_portion wee_bit few_bob even_d+
    anything_helps a_bit some
  `,
  endear: `
    darling sweetheart honey my_(dear/love/queen/king/angel/darling/sweet*/heart) dear babe baby dearest hubby wifey
    beloved hun princess sugar pumpkin sunshine luv lovey petal queen my_heart soulmate angel handsome gorgeous
    beautiful future_husband future_wife
  `,
  number: `
    hundred hundreds thousand grand twenty thirty forty fifty sixty seventy eighty ninety dozen k
  `,
  unless: `
    unless otherwise or_else without_it won't_(let/release/start/operate/discharge/give/hand/treat/file/board)
    refuse* until_(the/it|i)_(is_paid/pay)? isn't_paid is_paid are_paid is_settled gets_paid demands demanding
    insists wants_(a|the|d+|me_to_pay)? requires costs_(me/us/d+) is_costing bill_is threatens if_not if_nobody
    if_no_one will_be_cut will_be_lost will_lose i'll_lose we'll_lose lose_the won't_budge threatening
    they'll_(cut/take/evict/throw/shut/put/send/sell) turfed thrown_out kick*_(me|us)_out cash_only up_front upfront
    in_advance
  `,
  kin: `
    my_(son/daughter/mother/mom/mum/boy/girl/kid*/child*/little/grandson/granddaughter/brother/sister/dog/cat/father/dad/nephew/niece/wife/husband)
  `,
  refusal: `
    never_(send/give/lend/ask/pay/share) never scam* fraud* con_(artist*/man/men) romance_scam* anyone_who
    anybody_who don't_lend don't_send i_don't_(send/lend/need/want/invest) no_thanks blocked_(and/him/her) reported
    beware suspicious fake not_after not_looking_for don't_need no_need gone_dutch going_dutch go_dutch my_treat
    i'll_pay on_me split_the_bill each_pay* own_way pays_their doesn't_buy can't_buy money_isn't don't_care_about
    i_refuse refused pick_you_up not_keen both_pay
    (never/not/don't/dont/wouldn't/won't/no_one/nobody)~(send/lend/give/pay/ask)~(money/cash/anyone/anybody/strangers/you_for)
    con_artist* careful be_wary warn* red_flag* (don't/dont)_(want/need)~money not_after~money pay_for_myself
    pay_my_own used_to blocked_him blocked_her so_i_blocked reported_him (don't/dont/not)_need
    not_interested_in~money (didn't/did_not) of_course_not needless_to_say on_the_night at_the_door on_the_day
    on_the_door (pay/paying)_for_you
  `,
  past: `
    used_to years_ago last_(year/month/week/spring/summer/autumn/winter) back_in back_then yesterday in_(19|20)dd
    when_i_was as_a_child my_first was were had did retired worked used_to_be lost_d+ won cost_me paid_off bought
    got_a
  `,
  others: `
    (a/some/this/one)_(man/woman/fellow/bloke/chap/guy/lady) somebody someone people anyone everyone they neighbour*
    neighbor* colleagues grandchildren grandkids grandson granddaughter her_(savings/husband) his they_(had/are)
    friend_of_mine he she club choir committee
    my_(son/daughter/grandson/granddaughter/grandchildren/grandkids/sister/brother/mother/father/mum/mom/dad/friend/friends/kids/children/neighbour*/neighbor*/boss/colleague*/family/niece/nephew/husband/wife/ex/club/choir/group/late/old/first)
    daughter son years_ago back_then last_year last_month our family group yesterday a_man a_woman a_guy some_guy
    this_guy one_man
  `,
  everyday: `
    entry senior railcard bakery market cafe pension per_kilo doors_open lunch dinner menu pint supper cake soup
    tomatoes seats concert film book match points score recipe garden walk* weekend holiday* church weather cinema
    museum beach theatre tea coffee tickets_for per_person each the_night hotel cruise optician* taxman tax_office
    photo photos decorator train_gets picture caravan this_site
  `,
  channel: `
    whatsap* whats_ap* what's_ap* wats_ap* watsap* wattsap* whatsup whats_up wazzap* wassap* wapp w.app wh4ts* zangi
    viber skype instagram insta ig the_gram the_'gram snapchat snap hangout* google_chat* gchat google_meet wechat
    threema discord facetime imessage icq facebook* fb messenger* tele_gram telegr* tg signal tiktok tik_tok
    linkedin gmail hotmail outlook yahoo proton* kakao* wickr zoom line imo kik teams twitter botim session bbm duo
    green_app vacap watsup what_sapp
  `,
  medium: `
    e-?mail* emails mail text texts texting sms number phone landline mobile cell phone_number postal_address
    home_address address street post_code postcode letter letters video_call video digits
  `,
  yours: `
    your_(private_|personal_|cell_|mobile_|phone_|home_|postal_|exact_|whatsapp_|email_|e-mail_)?(number/e-?mail/cell/digits/mobile/address/landline/phone/gmail/contact*/street/skype/insta*/telegram/whatsapp/facebook/handle/username/id/num/snap)
    ur_(number/num/email/cell/insta/snap) where_(may/can/could/do)_(i|we)_(write|reach|find|live|contact)?
    where~you_live which_(street/house) where_exactly what_name_are_you under_what_name the_(handle/username)_you
    what's_yours yours_is give_me_yours yer_number give_us_yer give_me_yer
  `,
  mine: `
    my_(private_|personal_|cell_|mobile_|phone_|whatsapp_|email_|own_)?(number/e-?mail/cell/digits/mobile/nick*/username/user_name/handle/id/user_id/contact*/skype/insta*/telegram/name_(there|on)/whatsapp/facebook/gmail/snap/profile_there)
    i'm_(there/on_there/on_it)_as (find/add/search/look)_(me/for_me/for) look_me_up i'm_on i_am_on i'm_under i'm_@
    username user_name handle search_for under_the_name same_(name/handle) snapchat_me snap_me
    my_(name/nick*/profile/id/username/handle/user_name/account/number/contact) find_me search~me
    i'm_(there/on_there)_as im_there_as i_am~as i'm~as add_me reach_me hit_me_up it's_@ reachable catch_me
  `,
  contact: `
    write message text reach contact add find look_up search ring chat talk ping dm pm inbox drop speak call
    continue come send hit_me_up catch_me follow say_hello carry_on video look_me_up hit_me drop~line
  `,
  move: `
    let's lets let_us shall_we why_don't_we we_could we_can could_we can_we can_i_have may_i_have could_i_have
    might_i_have could_you_give could_you_share give_me share send_me swap exchange trade switch move moving
    take_this take_it take_our carry_(on/this) graduate over_to come_over hop_on jump_on instead rather better
    easier prefer private* more_private safer install* download* get_the_app join_me do_you_(have/use/got)
    have_you_(got/a) are_you_(on/also_on) do_u_have got_(whatsapp/telegram/insta/an) you_on mind_sharing
    would_you_mind fancy continue carry_on come_to follow_me
  `,
  off: `
    off_(this|the|here)_(site/app/website)? leave_(this/the) leaving_(this/the) off_here outside_(this/the)
    (subscription/membership/trial)~(end*/run*/expire*/up/out/over)
    (deleting/closing/delete/close)_(my|this)_(profile/account) not_on_here hardly_on_here hardly_ever_on
    rarely_(on|here) don't_come_here don't_lose lose_you lose_touch in_touch somewhere_else elsewhere
    this_(site/thing/app)_(is|keeps|doesn't|deletes) here_they (site/app)~slow can't_pay_for can't_send
    another_(app/site/platform) different_app before_i_(go/leave)
  `,
  there: `
    there over_there on_it that_way it on_that too
  `,
  decline: `
    don't_(use/have/do/like/give/want/understand/get) dont_(use/have) not_on never no_whatsapp
    rather_(stay/keep/chat/write/talk)~here prefer~here happy_to~here stay~here keep~(here/on_this_site) deleted
    left_(facebook/whatsapp/instagram) gave_up quit too_(soon/early) not_yet a_bit_soon suspicious i_won't
    won't_give i_don't understand_(instagram/facebook) hopeless can't_stand wary dead_body no_thank
    keep_chatting_on_here not_keen deleted_my don't_(use/have/do/like) not_(a_fan/keen/into)
    no_(whatsapp/facebook/telegram) prefer~(here/this_site) (keep/chat/talk)~here without haven't_got off_facebook
    don't_want not_give don't_give just_yet too_soon too_early not_comfortable prefer_not dont_want dont_give
  `,
  demand: `
    demand* require* needs ask* requests want* hold will_not without_deposit to_release release due need
    they_are_asking_for before_they only until once unless
  `,
  offer: `
    guarantee* double doubled triple teach taught show_you guide_you guide risk-free riskfree risk_free no_risk join
    sign_up my_uncle my_aunt mentor* interested secret start_with start_small per_cent_(a/per) made~k clients dW?%
    have_you_ever_(thought/considered) grow savings
  `,
  trouble: `
    hospital accident emergency stuck stranded stolen robbed mugged blocked frozen customs surgery arrested police
    passport wallet bank_card card bankrupt inheritance account rent bill* broke airport rig oil_rig deployed debt*
    vet medicine medication hungry starving funeral food gas_money treatment cut_off evict* unpaid overdue gold
    consignment trunk hasn't_paid not_paid hasnt_paid nothing_to_eat nothing~eat landlord purse petrol gas operat*
    fever jail prison bail embassy skint
  `,
  trust: `
    urgent* immediately quickly asap trust* only_one lost desperate ashamed embarrass* promise* swear honey babe
    baby darling my_love my_queen my_king sweetheart dear hun if_you_love_me pray god god_bless secret prove
    soon_be_together what_to_do hope
  `,
  order: `
    send buy pay transfer lend give put wire get deposit
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
    your_account~(receive/money/funds) help_(me_|us_)?(out_)?with_(a_)?(couple_)?d{2,6}
    help_me_out_with~(money/cash) transfer_(me_)?something investment_of spot_us need_a_sponsor
    would_(already_)?be_enough~(help/to_save) we_are~d*_short (cover/pay)_the_rest invest_your_money
    your_money~(with_me/grow)
  `,
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
};
