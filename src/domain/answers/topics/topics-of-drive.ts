import type { Topic } from './topic.ts';

/** An automatic transmission without its kind. */
const OF_NO_KIND = /^(?!.*(?:cvt|continuous|dual|dct|dsg)).*auto/i;

/** Engine, gearbox and what moves the vehicle. */
export const TOPICS_OF_DRIVE: readonly Topic[] = [
	{
		name: 'fuel consumption',
		asks: /consumption|econom(y|ical)|l ?\/ ?100|lit(re|er)s? per|fuel (use|usage|bill)|thirsty|(good|easy|cheap|heavy|hard) on (fuel|juice|petrol|diesel|gas)|how much (fuel|petrol|diesel)|per 100/,
		facts: ['Fuel consumption, combined', 'Fuel'],
		value: /\d/,
	},
	{
		name: 'range',
		asks: /\brange\b|how far (can|will|does) it (go|drive|travel)|\b(kms?|far|go|do|get) (you get |it does )?(to|on|off|from|per|out of|between) (a |one |the |each |every |both |all )?(full |single )?(tanks?|charges?|batter(y|ies)|fills?|fill[- ]?ups?)\b|full charge/,
		facts: ['Range', 'Electric range'],
		sentences:
			/makes [\d,]+ km from|\ba tank will take you\b|\bkm to empty\b|\brange\b.*\bkm\b|\bkm\b.*\brange\b/i,
	},
	{
		name: 'fuel tank',
		asks: /fuel (tank|capacity)|tank (size|capacity)|how big is the tank|how (many|much) lit\w+ .*tank/,
		unless: /water/,
		facts: ['Fuel capacity'],
	},
	{
		name: 'transmission',
		asks: /\bauto(matic)?\b|\bmanual\b|gear ?box|transmission|\bcvt\b|dual[- ]clutch|\bdct\b|\bdsg\b|stick shift|how many gears/,
		unless:
			/tailgate|seat|park|owner'?s manual|auto (high|head|brak|lights)|automatic (head|wip|light|high)|service|androidauto/,
		facts: ['Transmission', 'Gear type'],
		polar: [
			[/\bauto/, /auto|cvt|continuously|dual-clutch|dct/i],
			[/\bmanual|stick/, /\bmanual\b/i],
			[/\bcvt\b/, /cvt|continuously/i, OF_NO_KIND],
			[/dual|dct|dsg/, /dual-clutch|dct|dsg/i, OF_NO_KIND],
		],
	},
	{
		name: 'drive',
		asks: /\b(4wd|4x4|awd|fwd|rwd|2wd)\b|(all|four|front|rear|two)[- ]wheel[- ]drive|drive ?train|drive type|which wheels/,
		facts: ['Drive'],
		polar: [
			[/4wd|4x4|four/, /4wd|4x4/i],
			[/awd|all/, /awd/i],
			[/fwd|front/, /fwd/i],
			[/rwd|rear/, /rwd/i],
			[/2wd|two/, /2wd|fwd|rwd/i],
		],
	},
	{ name: 'torque', asks: /torque|\bnm\b|newton/, facts: ['Torque'] },
	{
		name: 'power',
		asks: /\bkw\b|kilowatts?|horse ?power|\bhp\b|how (much )?power(ful)?\b|power output/,
		facts: ['Power', 'Engine'],
		value: /kW/,
	},
	{
		name: 'cylinders',
		asks: /cylinders?|\bv6\b|\bv8\b|\binline\b/,
		facts: ['Cylinders', 'Engine'],
		counts: true,
	},
	{
		name: 'turbo',
		asks: /turbo|supercharge|aspirated/,
		facts: ['Induction'],
		polar: [
			[/turbo/, /turbo/i],
			[/aspirated/, /aspirated/i],
		],
	},
	{
		name: 'engine',
		asks: /engine|under the (bonnet|hood)|\bmotor\b|\bcc\b|displacement|how many lit(re|er)s/,
		unless: /guarantee|warranty|service|noise|problem|light|brak/,
		facts: ['Engine', 'Engine size'],
	},
	{
		name: 'fuel',
		asks: /petrol|diesel|hybrid|\bfuel\b|unleaded|\bev\b|plug[- ]?in|\bplug(ged|ging) (it )?in\b|\bplug (it|this|her) in\b|\b(need|have) (to (be )?)?charg(e|ed|ing)\b|premium|\bphev\b|is it electric|fully electric|\belectric (car|vehicle)/,
		unless: /batter|brak|\b(specials?|offers?|deals?|promo)/,
		facts: ['Fuel'],
		polar: [
			// A hybrid may need petrol.
			[/petrol|unleaded/, /petrol|unleaded/i, /hybrid/i],
			[/diesel/, /diesel/i],
			[/plug[- ]?in\b|phev/, /plug|phev/i],
			// An electric car, which is no plug-in hybrid, is plugged in, too.
			[/plug(ged|ging)|plug (it|this|her)|charg/, /plug|phev|^electric/i],
			[/hybrid(?<!plug.*)/, /hybrid/i],
			[/electric|\bev\b/, /^electric/i, /plug/i],
		],
	},
];
