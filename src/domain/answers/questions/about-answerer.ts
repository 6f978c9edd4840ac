/**
 * Asks what the answerer is, whose answer no page of a vehicle has: 'How old are you?' Where the dealer is, and what it does, its pages
 * say.
 */
const WHAT_YOU_ARE =
	/^(?:so |and |but |hey,? )*(?:who|what|how (?!far\b)\w+|(?:what|which) (?!time|day|suburb|area|state|city|brands?|makes?)\w+) (?:are|r) (?:you|u|ya)(?: really| exactly| anyway| then| mate)?\W*$/;

const BEINGS =
	'(?:ro)?bot|chat ?(?:bot|gpt)|human|person|real|someone|ai|a\\.i\\.|artificial\\w*|machine|computer|program|automated|alive';

const ABOUT_ANSWERER: readonly RegExp[] = [
	WHAT_YOU_ARE,
	new RegExp(
		`^(?:so |and |but |hey,? )*(?:are|r|is) (?:you|u|ya|this)\\b(?: (?:an?|just|really|the|actually|some))*(?: real| actual)? (?:${BEINGS})\\b(?: (?:person|human|being|one))*\\W*(?:or\\b.*)?$`,
	),
	/\b(?:your|ur) (?:first )?(?:name|age|birthday)\b\W*$/,
	/\b(?:am i|i'?m) (?:talking|speaking|chatting|writing) (?:to|with)\b/,
	/\bwho (?:am i (?:talking|speaking|chatting)|(?:made|built|programmed|trained) (?:you|u)\b)/,
];

/** Whether a question in lower case is put to the answerer about itself: 'Are you a robot?', 'What is your name?' */
export const isAboutAnswerer = (plain: string): boolean =>
	ABOUT_ANSWERER.some((pattern) => pattern.test(plain));
