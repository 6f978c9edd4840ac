import type { State } from '../../place/states.ts';

/** Towns and suburbs by the region that dealers' pages name them with, in lower case. Those whose names are ordinary words are left out. */
export const TOWNS: Readonly<Record<State, Readonly<Record<string, string>>>> = {
	act: { canberra: 'belconnen|tuggeranong|gungahlin' },
	nsw: {
		sydney: 'parramatta|penrith|campbelltown|blacktown|bankstown|sutherland|manly|hornsby',
		hunter: 'newcastle|maitland|cessnock|singleton|muswellbrook|port stephens',
		illawarra: 'wollongong|shellharbour|kiama|nowra',
		'central coast': 'gosford|wyong',
		riverina: 'wagga|griffith|albury|leeton|deniliquin',
		'central west': 'bathurst|dubbo|mudgee|parkes|cowra|lithgow',
		'new england': 'tamworth|armidale|inverell|moree|gunnedah',
		'northern rivers': 'lismore|ballina|byron bay|tweed heads|grafton',
		'mid north coast': 'coffs harbour|port macquarie|kempsey|taree',
		'south coast': 'batemans bay|bega|merimbula|goulburn|queanbeyan|cooma',
		'far west': 'broken hill|bourke|cobar',
	},
	nt: { 'top end': 'darwin|palmerston|katherine', 'red centre': 'alice springs|tennant creek' },
	qld: {
		brisbane: 'ipswich|redcliffe|caboolture|strathpine|beenleigh',
		'gold coast': 'southport|surfers paradise|coolangatta|nerang',
		'sunshine coast': 'noosa|maroochydore|caloundra|nambour',
		'far north queensland': 'cairns|atherton|mareeba|innisfail|port douglas|cooktown',
		'north queensland': 'townsville|charters towers|ingham|airlie beach',
		'central queensland': 'mackay|rockhampton|gladstone|yeppoon|biloela|moranbah',
		'wide bay': 'bundaberg|hervey bay|gympie',
		'darling downs': 'toowoomba|dalby|stanthorpe|goondiwindi|chinchilla',
		'outback queensland': 'mount isa|mt isa|longreach|cloncurry|charleville',
	},
	sa: {
		adelaide: 'glenelg|gawler|elizabeth|noarlunga',
		'limestone coast': 'mount gambier|mt gambier|naracoorte',
		'eyre peninsula': 'whyalla|port lincoln|ceduna',
		riverland: 'renmark|loxton|murray bridge',
		'spencer gulf': 'port augusta|port pirie|coober pedy|roxby downs|victor harbor',
	},
	tas: { hobart: 'glenorchy|kingston', 'northern tasmania': 'launceston|devonport|burnie|ulverstone' },
	vic: {
		melbourne: 'frankston|dandenong|werribee|mornington|ringwood|footscray|pakenham|sunbury',
		geelong: 'torquay|ocean grove|queenscliff|anglesea|lorne|colac',
		gippsland: 'traralgon|bairnsdale|warragul|morwell|lakes entrance|leongatha|wonthaggi',
		goldfields: 'ballarat|bendigo|castlemaine|ararat|kyneton',
		'north east': 'wodonga|wangaratta|shepparton|echuca|benalla|bright',
		mallee: 'mildura|swan hill|horsham|warracknabeal',
		'south west': 'warrnambool|hamilton|portland',
	},
	wa: {
		perth: 'fremantle|joondalup|rockingham|armadale|scarborough|cockburn|kewdale',
		peel: 'mandurah|pinjarra',
		'south west': 'bunbury|busselton|margaret river|dunsborough|manjimup|bridgetown',
		'great southern': 'albany|katanning|mount barker',
		wheatbelt: 'northam|merredin|narrogin|moora|toodyay',
		goldfields: 'kalgoorlie|coolgardie|norseman|leonora|esperance',
		'mid west': 'geraldton|meekatharra|dongara|kalbarri|mount magnet',
		gascoyne: 'carnarvon|exmouth|denham',
		pilbara: 'karratha|hedland|newman|tom price|onslow|paraburdoo|dampier',
		kimberley: 'broome|kununurra|derby|halls creek|fitzroy crossing|wyndham',
	},
};

/** The names of all towns and regions of a state, as a pattern. */
export const placesOf = (state: State): string =>
	Object.entries(TOWNS[state])
		.map(([region, towns]) => `${region}|${towns}`)
		.join('|');

/** A state by the first digits of its postcodes; the Capital Territory has some of New South Wales. */
export const STATE_OF_POSTCODE: readonly (readonly [RegExp, State])[] = [
	[/^(?:26[01]|29)/, 'act'],
	[/^2/, 'nsw'],
	[/^3/, 'vic'],
	[/^4/, 'qld'],
	[/^5/, 'sa'],
	[/^6/, 'wa'],
	[/^7/, 'tas'],
	[/^0[89]/, 'nt'],
];

/** The region of a town in lower case; null for another place. */
export function regionOf(town: string): string | null {
	const regions = Object.values(TOWNS).flatMap((one) => Object.entries(one));
	return regions.find(([, towns]) => new RegExp(`\\b(?:${towns})\\b`).test(town))?.[0] ?? null;
}
