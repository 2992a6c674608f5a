import type { CueWeight } from '../cueWeights.ts';
import type { CueWords } from './CueWords.ts';

/** Scores of a text without any cue. */
export const start: CueWeight = { money: -95, service: -82 };

/** The cues in French. */
export const words: CueWords = {
  money: `
    argent sous fric thune* pognon oseille balles euro* dollar* liquide especes somme* montant credit* pret prets
    emprunt* acompte avance caution versement* mandat* financ* paie paye salaire billets_de cheque* virement*
    pension provision facture* dette* depot economies frais cent_balles ble fric_pour cash tune tunes radis ronds
    picaillons patates briques plaques cent_euros billets monnaie budget montant_de tarif sou cagnotte rallonge
    avances remboursement solde echeance epargne allocation rsa retraite_pas cent cents mille centaine*
  `,
  lend: `
    pret* avanc* emprunt* depann* renflou* parrain* garant caution* co-sign* (a|en)_ton_nom a_votre_nom
    faire_l'avance sponsor* pretez-moi prete-moi avance-moi avancez-moi depanne-moi fais-moi_l'avance signer_pour
    credit_a_ton_nom te_porter vous_porter porter_garant cosign* hypothequ* mutualis* passer_un_billet lache* vire
    virer virement* transfer* verse* don vires virerais participe*
  `,
  transfer: `
    vir* transfer* mandat* western_union moneygram paypal paylib lydia wero envoy*~(argent|somme|euros|mandat)
    envoi*~(argent|sous|somme|mandat) (envoyer|envoie|envoyez)~quelque_chose vers* transcash pcs ria wave
    orange_money vire-moi western wise revolut n26 depose* remise_d'argent par_virement instantane cash
    envoyer_de_l'argent de_quoi
  `,
  pay: `
    pay* paie* regl* verse* avanc* rembours* couvrir couvre* solder acquitt* financ* participation cotis* contribu*
    prendre_en_charge prends_en_charge mets_en met*_la_moitie debours* prendre_a_ma_place participe* te_charger
    vous_charger prends_a_ta_charge prendre_a_ta mets_la_main_a_la_poche sortir_la_carte honorer apurer
    prendre_a_ta_charge honoraires
  `,
  buy: `
    achet* offr*~moi commande* reserv* prendre~billet prends~billet procur* recharg* trouve*_moi achete-moi
    prends-moi prends-le reserve-moi offre-moi offrir fais_livrer payer_un
  `,
  help: `
    aid* secour* sauv* soulag* depann* coup_de_pouce coup_de_main service soutien* soutenir assist* epaul*
    tir*_d'affaire compte_sur_toi compte_sur_vous participer genereu* generosite grand_coeur pitie geste bonte*
    filer_un m'aider nous_aider aide-moi aidez-moi tendre_la_main donner_un_coup appui entraide solidarite
    ange_gardien bienfait* coeur_sur_la_main me_sortir me_sauver sors-moi un_petit_geste charite ton_aide votre_aide
    m'aid* un_coup_de_main me_depanner depanne-moi que_toi que_vous besoin_d'aide me_soutenir de_l'aide t'en_supplie
    vous_en_supplie aides-moi m_aider tu_m'aides vous_m'aidez m'aideras t'en_occuper vous_en_occuper envoyer_un_peu
    envoyer_quelque_chose donner_un_peu personne_d'autre (fais/feras/faire/ferais)~pour_moi peux-tu_envoyer
    dernier_espoir seul_espoir
  `,
  send: `
    envoy* envoi* donn* file* glisse* pass* remet* envoie-moi envoyez-moi donne-moi donnez-moi file-moi passe-moi
    glisse-moi fais-moi faites-moi paie* paye* regle* achete* aide* participe* soutenir finance* expedie* mets
    mettez
  `,
  reader: `
    (tu|vous)_(pourrais|pourriez|peux|pouvez|veux|voulez|aurais|auriez|serais|seriez|accepterais|dois|devez|me|nous|m')
    (peux|pourrais|veux|aurais|voudrais|serais|dois)_tu
    (pouvez|pourriez|voulez|auriez|accepteriez|voudriez|seriez)_vous (pouvez|pourriez|voulez|auriez|seriez)-vous
    (peux|pourrais|veux|aurais|serais)-tu peux-tu si_tu_(peux|pouvais|veux|voulais|m'|as|avais|prenais|mets|etais)
    si_vous_(pouviez|pouvez|avez|vouliez|m') s'il_te_plait s'il_vous_plait stp svp
    je_(te|vous)_(prie|demande|supplie) je_t'en je_vous_en te_demander vous_demander t'aurais tu_peux t'as_pas t'as
    tu_dois il_te_suffit il_suffit tu_n'as_qu'a tu_n'aurais pourrais pourriez te_derange vous_derange
    est-ce_que_(tu|vous|je) veux-tu acceptes_tu acceptes tu_pourrai pourrai_tu peu_tu peut_tu tu_peu tu_ne_peux
    tu_ne_pourrais tu_n'aurais_pas vous_n'auriez_pas serait-il_possible est-ce_possible c'est_possible
    serait_ce_possible tu_crois_que tu_penses_que penses-tu crois-tu tu_serais_d'accord tu_veux_bien tu_voudrais
    voudrais-tu voudriez-vous aurais-tu aurais_tu auriez_vous acceptez accepterais t'es_d'accord je_compte_sur
    si_jamais_tu si_c'est_possible si_possible ayez aie_pitie aurais_la_gentillesse gentillesse auriez_la_bonte
    de_ta_part de_votre_part grace_a_toi te_demande_pas je_peux_te_demander puis-je_te_demander
    puis-je_vous_demander vous_solliciter te_solliciter me_permets demande_un_service fais-le envoie achete prends
    paye fais_moi t_aurais tu_me tu_m' tu_nous vous_me tu te t toi vous peux pouvez veux voudrais voudriez merci_de
    s'il s'il_te s'il_vous si_tu si_vous il_faut_que_tu dois devez aurais auriez est-ce vous_devez il_faut
    il_te_faut il_ne_reste faut_que s_il_te_plait
  `,
  writer: `
    m' moi me nous pour_moi -moi moi_(stp|svp) m
  `,
  need: `
    besoin il_me_(manque|faut|faudrait|reste) il_nous_(manque|faut|faudrait) me_manque* manque* me_faut me_faudrait
    faudrait necessaire il_me_reste* suffir* ca_m'irait m'irait m'aider* juste_besoin il_ne_manque plus_que court_de
    ca_suffirait serait_bien m'arranger* il_manque il_en_manque j'ai_besoin necessite indispensable
    trouver_(d+|l'argent|une_solution) rassembl* reunir completer il_suffirait il_faut_que_je_trouve
    je_dois_trouver je_dois_(payer|regler|verser|rembourser) me_reste_a pour_completer ai_besoin besoin_de besoin_d
    il_me_manque il_me_faut il_me_faudrait me_reste me_suffit nous_manque il_nous_manque m'aiderai* me_soulager*
    m'aideraient
  `,
  broke: `
    a_sec fauche* plus_rien plus_un_(sou|centime|euro|rond) sans_(argent|le_sou|ressources|emploi|rien|un) pas_mange
    rien_mange rien_a_(manger|donner) faim frigo_vide vide* decouvert interdit_bancaire ruine* faillite endett*
    dette* desespere* galere* fin_de_mois fins_de_mois pas_les_moyens trop_cher_pour_moi ne_m'en_sors
    n'arrive_pas_a_payer n'ai_pas_de_quoi pas_de_quoi de_quoi_manger impaye* retard_de expuls* huissier* a_la_rue
    dehors chomage licencie* au_bout au_plus_bas surendett* misere detresse besoin_urgent mois_est_dur difficulte*
    dans_le_besoin serre* ne_peux_(pas|plus)_payer plus_un_centime plus_d'argent pas_d'argent sans_sous interdit
    compte_vide compte_a_zero a_zero dans_le_rouge rouge saisie coupure coupe* frigo placard plus_de_travail
    perdu_mon_travail perdu_mon_emploi precarite precaire pauvre pauvrete crever_de creve_la_faim affame restos
    pain_sec plus_rien_a sans_domicile sans_chauffage crise dans_la_merde dans_la_panade panade pris_a_la_gorge
    acculee accule coince_financierement financierement prob*_d'argent souci*_d'argent probleme*_financier*
    soucis_financiers jolie_dette sans_argent sans plus_un_sou peux_pas_payer bloque*
  `,
  payback: `
    rembours* rend*_tout (te|vous)_rend* rends rendrai (te|vous)_rembours* avec_(les_)?interets double parole promis
    je_te_promets promesse je_le_jure jure* sans_faute je_te_donnerai des_mon_retour en_plusieurs_fois mensualites
    reconnaissan* redevable dette_envers au_centuple je_vous_donnerai retirer* echeance* rendu rendre te_rendre
    vous_rendre rendrais te_le_rends te_le_rendrai vous_le_rends rendez-vous_compte parole_d'honneur ma_parole
    croix_de_bois sur_la_tete promis_jure au_centime_pres plus_tard_tu tu_seras_rembourse vous_serez_rembourse
    un_papier signe a_temperament petit_a_petit avec_un_bonus interet interets double_de
  `,
  until: `
    jusqu'* jusqu'a_(vendredi|lundi|mardi|la|fin|demain|ma) jusqu'au
    avant_(vendredi|lundi|demain|minuit|midi|ce_soir|la_fin|dimanche|samedi) d'ici_(vendredi|lundi|demain|la|ce)
    fin_du_mois debut_du_mois mois_prochain semaine_prochaine des_que_(je|mon|ma) le_temps_de le_d+_du
    juste_une_fois derniere_fois des_mon_(retour|arrivee) le_premier_du quand_je_touche d'ici_la d'ici_quelques
    jusqu'a_ce que_je_touche en_attendant quelques_jours quelques_semaines quinze_jours deux_semaines lundi_prochain
    vendredi_prochain fin_de_semaine debut_de_mois mois_suivant salaire_tombe paie_tombe a_mon_retour
    des_mon_arrivee apres_les_fetes avant_la_fin avant_noel sous_huitaine
  `,
  urgent: `
    urgent* urgence vite immediatement tout_de_suite aujourd'hui_meme des_aujourd'hui ce_soir_meme au_plus_vite
    rapidement depeche* delai dernier*_(delai|chance) sinon trop_tard avant_minuit des_ce_soir pressant presse
    pressee plus_le_temps temps_presse dans_l'heure heures_pour critique derniere_relance ultimatum mise_en_demeure
  `,
  travel: `
    billet* avion vol train visa aeroport bagage* valise* essence carburant plein hotel passeport taxi voyage*
    trajet embarquer excedent douane* bus car frontiere peage covoiturage flixbus blablacar ticket correspondance
    tickets retour_en venir_te_voir te_rejoindre te_voir billet_d'avion passer_la_frontiere ferry pleins
  `,
  customs: `
    douan* colis paquet livreur livraison coursier transporteur fret conteneur container frais_de frais taxe* impot*
    heritage herite* succession notaire deblo* liberer liberation diplomate or lingot* diamant* coffre malle
    mallette agent stockage dossier dedouan* bague bijou* colis_bloque transitaire timbre certificat attestation
    frais_de_dossier frais_d'envoi frais_de_notaire assurance_colis testament legs
  `,
  voucher: `
    carte*_(steam|apple|google|amazon|itunes|cadeau*|pcs|transcash|neosurf|prepayee) steam itunes google_play
    transcash pcs neosurf paysafe* coupon* recharge* code codes cartes_cadeau* bon_d'achat tabac bureau_de_tabac btc
    crypto* usdt gratte* prepaye* playstation xbox netflix fnac carrefour cashlib buraliste numero_de_serie au_dos
    photo_des_codes photo_du tickets_de ticket_premium carte_prepayee carte*_cadeau* bon*_d'achat bons_cadeau*
    carte*_prepayee* carte*_google* carte*_steam carte*_itunes carte*_amazon carte*_apple bitcoin* ethereum
    western_union moneygram money_gram paypal lydia wallet portefeuille_crypto mandat_cash forfait
  `,
  invest: `
    invest* place* trading trader btc crypto* bourse action* broker courtier plateforme_(crypto|de) rendement*
    rentab* benefice* gains capital mise mises portefeuille_crypto associe* part parts projet* business affaire*
    forex epargne interet* dividende* depot_de retirer retraits financier parts_de fonds immobilier start-up startup
    commerce lancer_mon capital_de robot algorithme portefeuille_de trade trades crypto-monnaie* usdt formation
    parrain filleul reseau plateforme* bitcoin* profit* revenus_passifs apport
  `,
  promise: `
    garanti* sans_risque* doubl* tripl* pour_cent ds?% par_(mois|semaine|jour) mensuel*
    je_(te|vous)_(montre*|montrer*|explique*|apprend*) (te|vous)_(montrer|apprendre|expliquer|guider) je_gagne
    gagne* m'a_appris revenus_passifs independance_financiere liberte_financiere petit_depot
    commencer_(petit|par|avec) etape_par_etape mon_(oncle|cousin|mentor)_(est|m') inscri* reserve*_une_place
    derniere*_place* a_partir_de opportunite rapport* multipl* sans_effort lucratif* en_or gagnant coup_sur
    a_coup_sur par_semaine complement_de_revenu complement rentier bien_gagner_ma_vie mes_clients mes_eleves
    quitter_mon_travail cent_pour_cent rendement fructifier petite_somme pas_a_pas t'apprendre vous_apprendre
    je_te_guide je_vous_guide vous_montrer te_montrer dW?%_par en_une_semaine en_contact par_jour chaque_jour
    deviennent par_mois riche riches en_d{1,2}_(semaines/jours/mois)
  `,
  gift: `
    millions million loterie gagnant heritage don dons donation offre_des_prets prets_entre particuliers a_ds?%
    beneficiair* leguer genereux generosite gate* par_rencontre votre_compte ton_compte sur_ton sur_votre
    vous_gardez tu_gardes garde*_10 moitie pourcentage pour_vous_remercier je_vous_propose je_propose par_mois
    je_prete laisse-moi_te je_t'envoie_l'argent jolie_somme interesse* recevoir fondation don_de legataire fortune
    gagnante tirage mecene sugar arrangement remunere* recompense* commission un_emploi boite_aux_lettres trop_percu
    par_erreur contrepartie accorde_des_prets accord*_pret* personne_honnete taux_de femme_a_gater
  `,
  plead: `
    gene* genant honte confus* delicat supplie* implore* t'en_prie vous_en_prie seul*_(personne|espoir|a)
    unique_espoir dernier_(espoir|recours) personne_d'autre que_toi que_vous si_tu_m'aim* tu_m'aimes prouve* preuve*
    confiance dout* blesse* decu* dieu benisse prie* pleur* larmes fierte a_genoux pardonne-moi pardonnez orgueil
    pas_l'habitude j'ose n'ose oser coute_de_demander a_demander ne_dis_rien entre_nous reconnaissan* jamais_demande
    pour_toi_ce_n'est_rien a_vie eternel* sans_coeur de_tout_coeur derniere_chose vers_qui la_honte ose_a_peine
    j'ose_a_peine pas_facile difficile_a_ecrire difficile_de_demander me_coute ravale je_ravale a_bout detruit*
    effondre* perdu_sans_toi ne_me_laisse_pas ne_m'abandonne abandonn* laisse_tomber seul_au_monde pas_de_famille
    personne_au_monde personne_a_qui plus_personne crois-moi croyez-moi me_croire croire_en_moi preuve_d'amour
    vrai_amour amour_vrai si_tu_tiens si_je_compte si_tu_as_confiance fais-moi_confiance la_confiance pitie
    misericorde que_dieu te_benisse vous_benisse merci_d'avance d'avance ne_me_juge ne_me_jugez tu_vas_croire
    profiter profiteur ma_vie_depend notre_avenir notre_vie ensemble_pour_toujours change*_d'avis tu_etais_different
  `,
  small: `
    un_peu quelque_chose petit* ce_que_(tu|vous)_(peux|pouvez|veux) meme_(vingt|dix|cinq|d+|un|une|peu|quelques)
    ne_serait-ce au_moins la_moitie moitie juste_d+ quelques_(euros|centaines|billets|sous) n'importe_quoi rien_que
    seulement un_geste une_partie peu_importe_combien n'importe_quelle_somme la_somme_que le_moindre moindre
    chaque_euro meme_pas_grand quelques_euros un_petit_peu un_minimum ce_que_vous
  `,
  endear: `
    mon_(coeur|amour|ange|tresor|cheri|roi|bebe) ma_(cherie|belle|reine|puce|chere|douce|princesse) cherie cheri
    bebe coeur tresor cher chere mon_chou mon_lapin mon_doux doudou mamour ame_soeur prince princesse cherie_d'amour
    bb loulou minou
  `,
  number: `
    cent cents cinquante vingt trente quarante soixante quatre-vingt* mille centaine* deux_cent* trois_cent*
    cinq_cent* deux_mille trois_mille
  `,
  unless: `
    sinon sans_(ca|cela|quoi|la|l'|le|d+|cette) tant_que tant_qu' refuse* n'opere* exige* reclam*
    demande*_(d+|deux|trois|une|un|encore|la|le) ne_(me_)?laiss* ne_rend* rendent_pas avant_de bloque_tant coute*
    faut_payer doit_etre_(paye|regle) menace* fait_plus_credit ne_veut_pas faute_de a_defaut autrement si_personne
    si_je_ne_(paie|paye|trouve|regle) avant_qu'on avant_qu'ils ils_vont_(couper|saisir|me|nous) on_va_me
    ils_me_(coupent|mettent|demandent|reclament|prennent) ils_veulent d'avance comptant
  `,
  kin: `
    (mon|ma|mes)_(fils|fille|mere|pere|maman|papa|enfant*|petit*|bebe|frere|soeur|chien|chat|tante|oncle|grand-mere|femme|mari|cousin*)
    maman papa
  `,
  refusal: `
    n'envoie_(d'|pas|jamais|rien) jamais_(d'argent|envoye|un) a_personne arnaq* escroc* mefi* attention_aux signale*
    je_l'ai_(bloque|signale) bloque_(aussitot|direct) chacun_(paie|sa|pour) partage*_(l'addition|la_note)
    je_t'invite je_vous_invite ne_fait_pas_le_bonheur pas_besoin n'ai_besoin_de_rien ne_cherche_pas c'est_pour_moi
    je_ne_(prete|cherche|veux) peu_m'importe faux_profils il_ne_me_manque degout* mensonge* menteurs me_manque_rien
    inutile_de_m'ecrire ne_donne_(pas|jamais) non_merci coucou_maman c'est_moi_qui chacun_paie je_paie_le_taxi
    je_paie_pour_vous viens_te_chercher jamais~(argent/envoy*/prete*/donn*) (envoie/prete/donne)~jamais n'envoi*
    n'envoy* ne_donn* ne_pret* a_quelqu'un~jamais attention~aux prevenir broute*
    pas_(d'argent/ton_argent/votre_argent) chacun_paye chacun_sa chacun_son ma_part partager_l'addition
    partage_l'addition n'ai_rien bien_sur~rien rien_(donne/envoye/verse) pas_a_plaindre je_ne_cherche sur_place
    a_la_caisse a_l_entree (paie/paye)_pour_(vous/toi)
  `,
  past: `
    avant autrefois jadis l'an_dernier l'annee_derniere la_semaine_derniere hier l'autre_jour etais etait avais
    avait j'ai_(pris|achete|perdu|trouve|ete|vu|fait|paye|garde|gagne) on_a_(perdu|fait|gagne)
    m'a_(prete|offert|coute|demande|raconte|fait) a_l'epoque quand_j' dans_les_annees il_y_a_*_ans
  `,
  others: `
    un_(monsieur|type|homme|gars|voisin) une_(dame|femme|amie) quelqu'un les_gens des_gens ils elles elle_(a|est)
    il_(a|est|m'a) on_a voisin* collegue* petite-fille petit-fils chorale association club notre ceux
    (mon/ma/mes)_(fils/fille/petit*/petite*/soeur/frere/mere/pere/amie/ami/amis/amies/enfants/voisin*/patron/collegue*/famille/niece/neveu/mari/femme/ex/ancien*/chorale/club/groupe)
    petits-enfants autrefois a_l'epoque l'annee_derniere l'an_dernier le_mois_dernier les_jeunes nos famille groupe
    hier on_m'a il elle un_homme une_femme un_type un_monsieur une_dame soi-disant
  `,
  everyday: `
    entree musee seniors carte_senior marche boulanger* gateau cafe the diner dejeuner concert film livre jardin
    promenade randonnee vacances weekend week-end meteo pluie recette grammes kilos minutes heures match points
    cinema theatre plage eglise retraite radio pain soupe vin fromage brocante vide-grenier places tarif
    aller-retour par_personne la_nuit croisiere opticien impots hotel plombier caravane photo photos lettre rideaux
    mutuelle loterie conseiller belote
  `,
  channel: `
    whatsap* what's_ap* whats_ap* watsap* wattsap* whats wapp w_h_a_t_s_a_p_p zangi viber skype* instagram insta ig
    snapchat snap hangout* google_chat google_meet wechat threema discord facetime icq facebook* fb messenger*
    telegram* tele_gram tg signal tiktok linkedin gmail* hotmail outlook yahoo zoom line imo kik teams twitter botim
    copains_d'avant visio icloud orange appli_verte ouatsap ouatsapp vatsap
  `,
  medium: `
    e-?mail* mails mail courriel* messagerie sms texto* numero num tel telephone* portable fixe adresse
    adresse_postale rue courrier lettre visio coordonnees 06 07 whatsapp ton_tel gsm natel boite_mail zero_six
  `,
  yours: `
    (ton|ta|tes|votre|vos)_(num*|tel|telephone|portable|mail*|e-?mail*|adresse*|courriel|06|07|fixe|gmail|skype|insta*|telegram|whatsapp|facebook|messenger|coordonnees|contact|pseudo_(la|sur)|snap|gsm|boite)
    (quel*|c'est_quoi|quoi)~(adresse|mail|numero|06|e-mail|pseudo) la_tienne le_tien la_votre le_votre
    ou_(habites|tu_habites|habitez|vous_ecrire|t'ecrire|te_joindre|vous_joindre|puis-je) un_telephone~confier
    donne*~(coordonnees|numero|mail|adresse) laisse*~(coordonnees|numero|mail|adresse)
    confie*~(coordonnees|numero|mail|adresse) te_joindre vous_joindre comment_tu_t'appelles_sur habites_ou
    donne_la_rue ou_precisement
  `,
  mine: `
    (mon|mes|ma)_(num*|tel|telephone|portable|mail*|e-?mail*|adresse_(mail|e|perso)|courriel|06|fixe|skype|insta*|telegram|whatsapp|facebook|contact|coordonnees|messagerie|identifiant|pseudo_(la|sur|est|c)|snap)
    je_m'appelle trouve*-moi trouver* cherche-moi cherche_(moi|mon) ajoute*-moi ajoute*_moi (tu_me|vous_me)_trouver*
    sous_le_(nom|pseudo) pseudo je_suis_(sur|dessus) j'y_suis suis-moi identifiant rejoins-moi nom_d'utilisateur
    retrouve*_moi retrouve*-moi mon_(nom/pseudo/profil/id/identifiant/compte/numero/contact) ma_(fiche/page)
    (suis)~(sous/comme/la-bas) sous_le_(nom/pseudo) (trouve/cherche/ajoute/trouver/rejoins)-moi
    me_(trouver/trouves/trouverez/trouveras/trouvez/joindre/contacter/rejoindre/ajouter/cherche*) joignable
    (ajoute/ajoutez/cherche/cherchez/contacte/contactez/rejoins/rejoignez/trouve/trouvez)-moi
  `,
  contact: `
    ecri* parl* discut* bavard* contact* joindre appel* rejoin* ajout* cherch* trouv* envoy* continu* echang* causer
    tchat* chat chatter dire_bonjour voir repon* vien viens venez suivre laisser envoie* texto*
  `,
  move: `
    on_(peut|pourrait|passe|se|va|serait|continue) passons allons faisons passer basculer changer changeons plutot
    mieux prefer* privee* prive tranquill* pratique plus_(facile|simple|sur|intime) discret install* telecharg*
    (tu|vous)_(utilises|utilisez|connais|connaissez) es-tu_sur es_tu_sur tu_es_sur vous_etes_sur donne* laisse*-moi
    passe*-moi tu_me_passes je_peux_avoir puis-je_avoir pourrais-je_avoir pourrai*-je_avoir auriez-vous
    me_(donner|confier|laisser|passer|communiquer) il_me_faut envoie-moi j'aimerais rejoins* viens_sur continu*
    on_pourrait on_peut on_passe pourrait-on pourrions nous_pourrions plus_facile plus_simple basculons viens venez
    va_sur on_se on_continue suis-moi suivez-moi vien vient utilis* ecrivons parlons discutons echangeons
  `,
  off: `
    (ce|cette|du)_(site|appli*|plateforme|forum) hors_(du|de_ce)_site quitt*_(ce|le)_site
    abonnement~(finit|termine|expire|fini|arrive|prend) supprim*~(profil|compte) (ferm*|desinscri*)~(compte|profil)
    rarement_(ici|sur) pas_souvent_(ici|sur) pas_sur_pour_nous pas_sur ici_(ce|c'est|on|je|il) te_perdre vous_perdre
    perdre_de_vue perdre_contact ailleurs autre_(part|appli*|application|site|messagerie) me_deconnecte*
    bientot_plus_acces plus_acces ne_pourrai_plus credits_(d'|de|sur)
  `,
  there: `
    la-bas la_bas dessus y dedans la par_la mon ma aussi
  `,
  decline: `
    n'utilise_pas pas_(sur|de)_(whatsapp|facebook|telegram) je_n'ai_pas jamais supprime_(facebook|whatsapp) trop_tot
    pas_encore prefer*~ici rest*~ici ici_(me|nous)_va me_va~(ici|site) bavarder~(ici|ce_site) rien_livrer
    ne_donne_pas n'y_comprends je_n'aime_pas pas_tout_de_suite sans_facebook allergique d'abord je_m'en_vais
    changer_d'application pas_envie aussi_vite non_merci un_peu_tot trop_vite ne_donne_(pas|jamais)_mon
    pas_mon_numero n'y_comprends_rien chacun_paie qu'on_continue_ici ne_donne_pas_mon ne_suis_pas_sur n'ai_pas
    pas_sur pas_de_(whatsapp/facebook/telegram) pas_(whatsapp/facebook) je_n'aime n'aime_pas prefere~(ici/rester)
    ici_d'abord d'abord_ici supprime* quitte_(facebook/whatsapp/instagram) sans
    (continuer/continuons/ecrire/discuter)~ici n'y_suis_pas n'ai_jamais
  `,
  demand: `
    demande* reclame* exige* veut veulent faut pour_(debloquer/liberer) coute besoin que_si tant_que
  `,
  offer: `
    garanti* doubl* tripl* montrer expliquer apprendre t'apprend* vous_apprend* sans_risque rejoin* inscri*
    mon_oncle ma_tante interess* secret* guide* depot pour_commencer commencer dW?% avez-vous_deja as-tu_deja
    deja_pense client* fructifi* epargne
  `,
  trouble: `
    hopital clinique accident urgence bloque* coince* vole* vol agresse* braque* gele* douane* arrete* police
    passeport carte carte_bancaire ruine* heritage compte loyer facture* fauche* aeroport plateforme_petroliere
    mission dette* veterinaire medicament* portefeuille faim enterrement obseques traitement manger impaye* panne
    l'or lingots rien_a_manger pas_paye proprietaire essence sac oper* n'oper* fievre prison caution ambassade
  `,
  trust: `
    urgen* vite immediatement confiance seule seul perdu desesper* honte promis promets jure cherie cheri mon_amour
    bebe ma_reine mon_coeur mon_ange tresor si_tu_m'aimes dieu prie secret prouve bientot_ensemble quoi_faire espoir
  `,
  order: `
    envoie envoyez achete achetez paie paye payez verse versez mets mettez donne donnez prete pretez vire virez fais
  `,
  request: `
    (peux/pourrais/pouvez/pourriez/veux)~(avancer/depanner/virer) (avance/depanne/vire)-moi
    (avancez/depannez/virez)-moi me_(depanner/avancer/virer/avances/avanciez) te_rembours* vous_rembours*
    rembourser* aide_financiere* financierement soutien_financier
    (ton/votre/tes/vos)_(iban/rib/numero_de_compte/coordonnees_bancaires/numero_de_carte/code_pin/compte_bancaire/carte_bancaire/code_de_carte)
    sur_mon_compte sur_(ce/le)_compte_(suivant)? (code/codes)~(envoi*/envoy*/photo*)
    (envoi*/envoy*/photo*)~(code/codes) gratter recharge*-moi recharge_moi
    recharge*~(telephone/forfait/coupon/carte) prets_entre_particulier* offre_de_pret offre_des_prets
    (aide/avance/prete)_moi~(argent/euro*/loyer) pay*~a_ma_place regl*~a_ma_place
    (payer/regler)~(pour_moi/a_ma_place) (achete*/envoie*/offr*)-moi~(telephone/iphone/portable) si_tu_ne_paies_pas
    me_preter~(argent/euro*/somme/cents/cent) argent~(ton/votre)_compte sur_(ton/votre)_compte aider_avec_d{2,6}
    aide-moi_avec_d{2,6} apport_de faire_un_virement me_virer (besoin/cherche)~(sponsor/garant) d'un_garant
    d'un_sponsor te_rend* (te/vous)_(rends/rendrai/rendrais)~(argent/tout/somme) nous_manque~euro*
    (payer/regler/mettre)_le_reste (placer/investir)_(ton/votre)_argent
  `,
  elsewhere: `
    (ailleurs/autre_part/en_dehors)~(ecri*/parl*/discut*/continu*)
    (ecri*/parl*/discut*/continu*/echang*)~(ailleurs/autre_part/en_dehors_d*)
    (autre)_(appli*/plateforme/site/messagerie) (quitter/quittons/hors_de/sortir_de)~(site/appli*/plateforme)
    (mon/ma)_(numero/mail/e-mail/email/adresse_mail/adresse_e-mail/portable/06)
    mon_(adresse/numero)~(mail/e-mail/telephone/portable)
    (ton/votre)_(numero(?!_de_[^t])/mail/e-mail/email/portable/06/adresse_mail/adresse_e-mail/tel*)
    (echang*)~(numeros/numero/mails) (ecri*/envoie)*~par_(mail/e-mail/sms/texto)
    (envoie/envoyez)-moi_un_(sms/texto/mail/e-mail/message_prive) (ton/votre)_(num/tel)
    (envoyez/envoie/ecris/ecrivez)(-|_)moi~(mail/e-mail/email/sms)
  `,
};
