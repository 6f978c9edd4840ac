/** Further sort orders; and phrases for keyword search, whose words mean something else by themselves, as in 'to tow a caravan'. */
export const OTHER_PHRASES = {
	word:
		'(near|as|nearly|almost) new|' +
		'new (tyre|shape|engine|brake|battery|clutch|model|rego|roadworthy|licen[cs]e|rwc|to)|' +
		'(gold|sunshine|central) coast|android auto|bike (rack|carrier)|\\w+ damaged?|' +
		'(\\d+|two|three|four|five)[ -]?(door|dr)|' +
		'(tow(ing|s)?|pull(ing)?) (?!bar|pack|hitch)(at least |over )?[\\w.]+( tonne| kgs?)?( caravan| trailer| boat| van)?',
	weekly_asc: '(lowest|cheapest|smallest) (repayment|weekly)',
	price_asc: 'lowest priced?|price low to high',
	price_desc: 'most expensive|dearest|highest priced?|price high to low',
	latest: '(latest|new(est)?|recent)( stock)? (arrival|listing|first)|just arrived|latest',
} as const;
