import { OFFER } from '../passages/passage.ts';
import { DEPOSIT_AND_LENDER, DEPOSIT_BACK } from '../questions/deposit-question.ts';
import type { Topic } from './topic.ts';

/** The dealer: where, when, and what it promises. */
export const TOPICS_OF_DEALER: readonly Topic[] = [
	{
		name: 'opening hours',
		asks: /\b(open|hours|clos(e|ed|ing))\b|\b(on|this) (the )?(mon|tues|wednes|thurs|fri|satur|sun)day|\b(see|come|visit|look|drop in|pick it up)\b.* ((mon|tues|wednes|thurs|fri|satur|sun)day|today|tonight|tomorrow|this (arvo|afternoon|morning))|weekends?\b|when can i (see|come|view|look|visit|drop)|what time/,
		unless:
			/\b\d+ ?(hrs?|hours)\b|\bopen (the |its |up the )?(bonnet|boot|tailgate|roof|sunroof|windows?|hatch|awning)\b|\b(bonnet|boot|tailgate|roof|sunroof|windows?|hatch|awning)\b.*\bopen|cooling off|\bfor (the|a) weekend\b/,
		hours: true,
	},
	{
		name: 'offers',
		asks: /\b(specials?|offers?|promo(tion)?s?|deals?|discounts?)\b|\bon sale\b|\bsales? (on|at)\b/,
		unless: /my offer|make an offer|an offer on|under offer/,
		facts: [OFFER],
		all: true,
	},
	{
		name: 'address',
		asks: /where'?s you|where (is|are|can|do|abouts)|\baddress\b|location|located|which (yard|branch|dealership|location|suburb)|directions|how do i get there|come (and )?(see|look)|(see|view|inspect) it\b|what suburb/,
		unless: /built|made|manufactured|scratch|mark|dent|\bbeen\b/,
		facts: ['Where to see it'],
		all: true,
	},
	{
		name: 'phone',
		asks: /phone|\byour (phone |mobile |contact )?number\b|\bcall (you|someone)|\bnumber to (call|ring)|contact (number|details)|\bring you|\bnumber (for|of) (the )?(parts|service|sales|workshop|yard|dealer)/,
		unless: /carplay|androidauto|charg|bluetooth|phone (holder|mirror)|wireless/,
		facts: ['Phone'],
		all: true,
	},
	{
		name: 'deposit after a refused loan',
		asks: DEPOSIT_AND_LENDER,
		sentences: /\bdeclined for finance\b|100% refundable/i,
		best: /\bdeclined\b/i,
	},
	{
		name: 'deposit back',
		asks: DEPOSIT_BACK,
		sentences: /\bgoes back in full\b|100% refundable|\bof your deposit\b/i,
	},
	{
		name: 'money back',
		asks: /\breturn (it|the|this|policy)|returns?\b|money[- ]?back|change my mind|cooling[- ]?off|(?:don'?t|didn'?t|not) like (?:it|this)|(give|bring|take|hand|send) it back|refund/,
		unless: /deposit|reserv|tax/,
		sentences: /money[- ]?back|every dollar back|no reason needed|cool(ing)?[- ]off/i,
	},
	{
		name: 'days to change one’s mind',
		asks: /\b48[- ]?(hrs?|hours?)\b/,
		unless: /deposit|reserv|\bhold\b/,
		sentences: /\bmoney[- ]?back\b|every dollar back|no reason needed/i,
		best: /\bevery dollar back\b|\bgive the car back\b|\bno more than [\d,]+ km\b/i,
	},
	{
		name: 'reserving',
		asks: /\bhold (it|this|that|the|an?|one|onto|on to)\b|\breserv|\bdeposit\b|put .* aside|lay-?by/,
		unless: /finance|loan/,
		sentences: /\bholds? (it|this one|a car)\b|100% refundable|\bdeposit of\b/i,
	},
	{
		name: 'delivery',
		asks: /deliver|\bget (it|this|one) (to|over|up|down)\b|bring (it|this( one)?|one|the \w+) (up |down |out |across )?(to|over)|\b(you|someone)( guys)? (drop|drive|truck|run) (it|this|one) (up |down |out |over |across )?(to|in|at|near)\b|\b(bring|move|truck) (it|this|that|one|an? \w+|the \w+) (up |down |over |across )?from\b|\bship(ped|ping)?\b|transport(ed|ing)?\b|interstate|send it|\bsent (to|over|up|down)\b|\bfreight\b|drop it (off|over|at|to|round)/,
		sentences:
			/(?<!ready for )\bdeliver(y|ed|s)?\b(?! may add)|bring it over|on a truck|leaves \w+ the next working day|(at your yard by|is there by) the next working day/i,
		byPlace: true,
	},
	{
		name: 'roadside assistance',
		asks: /roadside|breaks? ?down|broken down|\bwon'?t (start|go)\b|\brac(v|q)?\b|nrma/,
		unless: /inspect|\bcheck(ed)?\b/,
		sentences: /roadside assist|\bwe fetch it\b/i,
		best: /\b(\d+|twelve) months\b|\bevery (used )?car\b|\bcomes? with it\b/i,
	},
	{
		name: 'warranty',
		asks: /warrant|guarantee|\b(am i|are we|is it) covered\b|\bcovered if\b|\bif (it|something) (breaks|fails|dies|goes wrong|stuffs up)/,
		sentences: /warranty|guarantee/i,
		best: /\b(\d+|two|three|six|twelve) (months?|years?)\b|lifetime|as long as you own|\bbooklet\b|\b(maker|manufacturer)['’]?s warranty/i,
		least:
			/statutor|\blaw\b|cannot be excluded|cool(ing)? off|: (parts|to claim|making a claim)\b|:$|what protects you, and/i,
		byCondition: true,
	},
	{
		name: 'independent inspection',
		asks: /pre[- ]?purchase|mechanic (check|look)|\bmy (own )?mechanic|independent (inspect|check|report)|inspect\w*.*\b(rac\w?|nrma|raa|someone|third party|by an?)\b|\b(rac\w?|nrma|raa)\b.*(inspect|check)/,
		sentences:
			/inspector of your choice|have the \w+ inspected|your own (mechanic|inspector)|independent(ly)? (inspect|check)/i,
	},
	{
		name: 'inspection',
		asks: /inspection|inspect(ed|or)/,
		sentences: /inspection report|inspector|have the car inspected|your own mechanic/i,
	},
	{
		name: 'payment',
		asks: /how (do|can) i pay|\bpay you\b|pay(ment)? (by|with|methods?|options?)|\b(cards?|cash|eft|bank transfer|bank cheque|amex|paypal)\b|accept (card|cash)/,
		unless: /sd card|card slot|memory|key card/,
		sentences: /\bby card\b|\bby transfer\b|bank transfer/i,
	},
];
