import { addressRule } from './address-rule.ts';
import { commentWidthRule } from './comment-width-rule.ts';
import { BUILD_SIDE } from './import-faults.ts';
import { splitAstro } from './imports-of.ts';
import { uncheckedPackages } from './lockfile.ts';
import { plainWords } from './plain-words.ts';
import { isRule, isTest, type Rule } from './rule.ts';
import type { SourceFile } from './source-files.ts';
import { TEST_RULES } from './test-rules.ts';

const isCode = (path: string) => /\.(tsx?|mjs|astro)$/.test(path);
/** Components and views run in the build, which gives them its time; other `.ts` files beside them run in the browser. */
const drawsPages = (path: string) =>
	/^src\/(features|ui)\/.*(\.(astro|tsx)|\/view(\/[\w-]+)?\.ts)$/.test(path);

/** The part of a file that runs in the build; its scripts run in the browser, where there is a clock. */
const builtPart = ({ path, text }: SourceFile) => (path.endsWith('.astro') ? splitAstro(text).built : text);

export const RULES: readonly Rule[] = [
	{
		name: 'no code compares the slug of a dealer or dealership with a fixed value',
		isAbout: (path) => isCode(path) && path.startsWith('src/') && !isTest(path),
		forbids:
			/(?<!typeof (?:\w+\.)*)\bslug\s*[!=]==?\s*(['"`])[\w-]+\1|(['"`])[\w-]+\2\s*[!=]==?\s*(?:\w+\??\.)*slug\b|switch\s*\([^)]*\bslug\s*\)|\.includes\((?:\w+\??\.)*dealer\??\.slug\)/i,
		example: { path: 'src/site/x.ts', text: "if (dealer.slug === 'coast-motors') return;" },
	},
	{
		name: 'only src/api calls the lead API and has its addresses',
		isAbout: (path) => isCode(path) && path.startsWith('src/') && !/^src\/api\//.test(path) && !isTest(path),
		part: ({ text }) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''),
		forbids: /(?:['"`}]\/api|api\}|\bapi \+ ['"`])\/[a-z]|\bfetch\(\s*(?:`\$\{)?api\b/,
		example: { path: 'src/browser/x.ts', text: "fetch('/api/captcha');" },
		further: [
			`fetch(\`\${api}/captcha\`);`,
			"fetch(api + '/leads');",
			'await fetch(api + MISCELLANEOUS_PATH);',
			`href={\`\${dealer.lead_api}/held\`}`,
		],
	},
	{
		name: 'no code names a dealer of the demo',
		isAbout: (path) => isCode(path) && path.startsWith('src/') && !isTest(path),
		forbids: /['"`](harbourline|ironbark|merriwether|righto|wattle-and-wander)['"`]/,
		example: { path: 'src/site/x.ts', text: "const home = { 'ironbark': 'poster' };" },
	},
	{
		name: 'components depend on their data alone: no clock, environment, files or random numbers',
		isAbout: (path) => isCode(path) && drawsPages(path) && !isTest(path),
		part: builtPart,
		forbids:
			/\bDate\.now\(|new Date\(\)|\bprocess\.|import\.meta\.env|['"]node:|Math\.random\(|performance\.now\(|Astro\.request|Astro\.cookies/,
		example: { path: 'src/features/x/x.page.astro', text: '---\nconst now = new Date();\n---' },
	},
	{
		name: 'browser code is in the folders for it: browser/, embed/browser/ and island/',
		isAbout: (path) => path.endsWith('.ts') && BUILD_SIDE.test(path) && !isTest(path),
		part: ({ text }) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''),
		forbids: /\b(?:document|localStorage|sessionStorage)\b[.[]|\b(?:HTML\w*Element|addEventListener)\b/,
		example: { path: 'src/features/x/embed/watch-x.ts', text: "document.querySelector('main');" },
	},
	addressRule,
	plainWords,
	{
		name: 'no type is any',
		isAbout: (path) => /\.(tsx?|astro)$/.test(path) && !isRule(path),
		// Types are separated by ' | '; regular expressions have no space there.
		forbids: /(?:[:<,&(=]|\|\s|\bas|\breturn)\s*any\b(?=\s*(?:[;,)>\]=&{[]|$)|\s\|)|\bany\[\]/m,
		example: { path: 'src/site/x.ts', text: 'const found = JSON.parse(text) as any;' },
	},
	{
		name: 'no type error is suppressed',
		isAbout: (path) => isCode(path) && !isRule(path),
		forbids: /@ts-(?:ignore|nocheck|expect-error)/,
		example: { path: 'src/site/x.ts', text: '// @ts-ignore' },
	},
	...TEST_RULES,
	{
		name: 'no file contains a path of the machine it was written on',
		isAbout: (path) => !isRule(path),
		forbids: /(?<![\w.@~}*-])\/(?:work|root|home|Users)\/[\w.]/,
		example: { path: 'docs/x.md', text: 'See /home/ann/notes.' },
	},
	{
		name: 'packages come from the public registry',
		isAbout: (path) => /^(package-lock\.json|\.npmrc|package\.json)$/.test(path),
		forbids: /"resolved": "(?!https:\/\/registry\.npmjs\.org\/)|^\s*(?:@[\w-]+:)?registry\s*=/m,
		example: { path: '.npmrc', text: 'registry=https://mirror.example/npm/' },
	},
	{
		name: 'the lockfile has a hash for every package',
		isAbout: (path) => path === 'package-lock.json',
		part: uncheckedPackages,
		forbids: /./,
		example: {
			path: 'package-lock.json',
			text: '{ "packages": { "node_modules/zod": { "version": "4.6.7" } } }',
		},
	},
	commentWidthRule,
];

/** Whether a file breaks a rule that applies to it. */
export function breaks(rule: Rule, file: SourceFile): boolean {
	return rule.isAbout(file.path) && rule.forbids.test(rule.part?.(file) ?? file.text);
}
