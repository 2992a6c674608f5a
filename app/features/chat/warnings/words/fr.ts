import type { WarningWords } from './WarningWords.ts';

export const french: WarningWords = {
  money: `
    argent sous fric liquide especes somme montant credit pret acompte avance caution euro* dollar* balles virement
    financier* financiere* frais mandat thune cent cents mille centaine*
  `,
  lend: `
    prete* preter pretes pretez pretiez emprunt* vire virer virement* transfer* avance avancer avances avancez
    avanciez depanne* depanner verse* verser don vires virerais participe*
  `,
  give: `
    envoie* envoyer envoyez envoies envoi donne* donner paie* paye* payer payez regle* regler achete* acheter
    achetez aide* aider aidez participe* participer soutenir finance* financer expedie* mets mettez
  `,
  me: 'me m moi nous',
  you: `
    tu te t toi vous peux pouvez pourrais pourriez veux voudrais voudriez merci_de s'il s'il_te s'il_vous stp svp
    si_tu si_vous il_faut_que_tu dois devez aurais auriez est-ce
  `,
  need: `
    j'ai_besoin ai_besoin besoin_de besoin_d il_me_manque me_manque il_me_faut me_faut il_me_faudrait manque_encore
    me_reste suffirait suffiraient me_suffit nous_manque il_nous_manque il_manque m'aiderai* me_soulager*
    m'aideraient
  `,
  fee: `
    douane* visa operation hopital clinique avocat taxe* caution amende frais_de frais notaire* deblocage debloquer
    coursier transporteur impot medecin* docteur chirurgien droits_de_succession
  `,
  demand: `
    demande* reclame* exige* veut veulent faut pour_(debloquer/liberer) coute besoin demandent reclament exigent
    que_si tant_que
  `,
  must: 'tu_dois vous_devez il_faut il_te_faut il_suffit il_ne_reste faut_que',
  voucher: `
    carte*_cadeau* bon*_d'achat bons_cadeau* carte*_prepayee* carte*_google* carte*_steam carte*_itunes
    carte*_amazon carte*_apple coupon* recharge* pcs transcash neosurf bitcoin* btc ethereum usdt crypto*
    western_union moneygram money_gram paysafe* steam google_play itunes paypal lydia wallet portefeuille_crypto
    mandat_cash forfait
  `,
  gains: `
    investi* investir investissement* placement* placer trading trader plateforme* crypto* bitcoin* actions bourse
    rendement* benefice* profit* gains courtier forex revenus_passifs capital mise projet apport associe*
  `,
  offer: `
    garanti* doubl* tripl* montrer expliquer apprendre t'apprend* vous_apprend* sans_risque rejoin* inscri*
    mon_oncle ma_tante interess* secret* guide* depot pour_commencer commencer \\d\\W?% avez-vous_deja as-tu_deja
    deja_pense client* fructifi* epargne
  `,
  promise: `
    petite_somme petit_depot etape_par_etape pas_a_pas doubl* garanti* revenus_passifs liberte_financiere
    t'apprendre vous_apprendre je_te_guide je_vous_guide vous_montrer te_montrer \\d\\W?%_par sans_risque
    en_une_semaine par_semaine en_contact par_jour chaque_jour deviennent par_mois riche riches
    en_\\d{1,2}_(semaines/jours/mois)
  `,
  trouble: `
    hopital clinique accident urgence bloque* coince* vole* vol agresse* braque* gele* douane* operation arrete*
    police passeport carte carte_bancaire ruine* heritage compte loyer facture* fauche* aeroport
    plateforme_petroliere mission dette* veterinaire medicament* portefeuille faim enterrement obseques traitement
    manger impaye* panne l'or lingots rien_a_manger pas_paye proprietaire essence sac oper* n'oper* fievre prison
    caution ambassade
  `,
  trust: `
    urgen* vite immediatement confiance seule seul perdu desesper* honte promis promets jure cherie cheri mon_amour
    bebe ma_reine mon_coeur mon_ange tresor si_tu_m'aimes dieu prie secret prouve bientot_ensemble quoi_faire espoir
  `,
  lack: `
    sans_argent sans pas_d'argent plus_d'argent plus_un_sou fauche peux_pas_payer pas_les_moyens bloque* vide a_sec
  `,
  vague: 'un_peu quelque_chose',
  please: "s'il_te_plait s_il_te_plait stp svp s'il_vous_plait",
  order: `
    envoie envoyez achete achetez paie paye payez verse versez mets mettez donne donnez prete pretez vire virez fais
  `,
  help: `
    aide-moi aidez-moi m'aider nous_aider ton_aide votre_aide m'aid* un_coup_de_main me_depanner depanne-moi
    coup_de_pouce compte_sur_toi que_toi que_vous aide_financiere besoin_d'aide me_soutenir de_l'aide t'en_supplie
    vous_en_supplie aide_moi aides-moi m_aider tu_m'aides vous_m'aidez m'aideras t'en_occuper vous_en_occuper
    envoyer_un_peu envoyer_quelque_chose donner_un_peu personne_d'autre (fais/feras/faire/ferais)~pour_moi
    peux-tu_envoyer dernier_espoir seul_espoir
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
    me_preter~(argent/euro*/somme/cents/cent) argent~(ton/votre)_compte sur_(ton/votre)_compte aider_avec_\\d{2,6}
    aide-moi_avec_\\d{2,6} apport_de faire_un_virement me_virer (besoin/cherche)~(sponsor/garant) d'un_garant
    d'un_sponsor te_rend* (te/vous)_(rends/rendrai/rendrais)~(argent/tout/somme) nous_manque~euro*
    (payer/regler/mettre)_le_reste (placer/investir)_(ton/votre)_argent
  `,
  refuse: `
    jamais~(argent/envoy*/prete*/donn*) (envoie/prete/donne)~jamais n'envoi* n'envoy* ne_donn* ne_pret* a_personne
    a_quelqu'un~jamais arnaque* escroc* mefi* attention~aux prevenir broute* pas_(d'argent/ton_argent/votre_argent)
    je_t'invite je_vous_invite chacun_paie chacun_paye chacun_sa chacun_son ma_part partager_l'addition
    partage_l'addition pas_besoin n'ai_rien bien_sur~rien rien_(donne/envoye/verse) pas_a_plaindre je_ne_cherche
    sur_place a_la_caisse a_l_entree (paie/paye)_pour_(vous/toi)
  `,
  others: `
    
    (mon/ma/mes)_(fils/fille/petit*/petite*/soeur/frere/mere/pere/amie/ami/amis/amies/enfants/voisin*/patron/collegue*/famille/niece/neveu/mari/femme/ex/ancien*/chorale/club/groupe)
    petits-enfants petit-fils petite-fille voisin* collegues autrefois a_l'epoque l'annee_derniere l'an_dernier
    le_mois_dernier quelqu'un les_gens les_jeunes notre nos famille chorale club groupe hier on_m'a il elle ils
    un_homme une_femme un_type un_monsieur une_dame soi-disant
  `,
  contact: `
    ecri* ecris ecrivez ecrire envoie* envoyer joindre rejoin* contact* ajoute* ajouter trouve* trouver cherche*
    appelle* appeler discut* parler parle bavard* texto* repond* continuer
  `,
  have: `
    
    (tu_as/as-tu/avez-vous/vous_avez/t'as/utilises-tu/utilisez-vous/tu_utilises/vous_utilisez/tu_es/es-tu/vous_etes/etes-vous)
  `,
  move: `
    passons passer continu* plutot mieux privee prive changer on_pourrait on_peut on_passe pourrait-on pourrions
    nous_pourrions plus_facile plus_simple basculer basculons viens venez va_sur allons on_se on_continue install*
    telecharg* suis-moi suivez-moi vien vient utilis* ecrivons parlons discutons echangeons
  `,
  handle: `
    mon_(nom/pseudo/profil/id/identifiant/compte/numero/contact) ma_(fiche/page) (suis)~(sous/comme/la-bas)
    sous_le_(nom/pseudo) (trouve/cherche/ajoute/trouver/rejoins)-moi
    me_(trouver/trouves/trouverez/trouveras/trouvez/joindre/contacter/rejoindre/ajouter/cherche*) joignable
    (ajoute/ajoutez/cherche/cherchez/contacte/contactez/rejoins/rejoignez/trouve/trouvez)-moi
  `,
  there: 'la la-bas dessus y par_la mon ma aussi',
  on: 'sur via par a avec en',
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
  decline: `
    n'ai_pas n'utilise_pas pas_sur pas_de_(whatsapp/facebook/telegram) pas_(whatsapp/facebook) je_n'aime n'aime_pas
    jamais prefere~(ici/rester) rest*~ici ici_d'abord d'abord_ici pas_encore supprime*
    quitte_(facebook/whatsapp/instagram) sans (continuer/continuons/ecrire/discuter)~ici n'y_suis_pas n'ai_jamais
  `,
};
