import { addAttribute as astroAttribute } from 'astro/runtime/server/index.js';
import { createElement, memo } from 'react';
import { describe, expect, test } from 'vitest';
import type { PageLocals } from '../../features/page-data.ts';
import { renderedAlike } from './alike.ts';
import {
	addAttribute,
	createComponent,
	Fragment,
	maybeRenderHead,
	render,
	renderComponent,
	renderHead,
	renderScript,
	renderSlot,
	templateEnter,
	templateExit,
	unescapeHTML,
} from './compiler-runtime.ts';
import { Html } from './html.ts';
import Once from './once.ts';
import { newPage } from './page.ts';

const aPage = () =>
	newPage({} as PageLocals, new Html('<link rel="stylesheet">'), {
		resolve: (module) => `/${module}.js`,
		inlined: new Map([
			['small', 'go()'],
			['empty', ''],
		]),
		directives: new Map([
			['intent', 'self.intent'],
			['load', 'self.load'],
		]),
	});

const html = (value: unknown) => render`${value}`.text;

test.each([
	['text, escaped', `<b> & "c" 'd'`, '&lt;b&gt; &amp; &quot;c&quot; &#39;d&#39;'],
	['HTML, unchanged', unescapeHTML('<b>'), '<b>'],
	['nothing', [null, undefined, false, '', Number.NaN], ''],
	['numbers', [0, 1.5], '01.5'],
	['lists in lists', ['a', ['<', render`<i>${'>'}</i>`]], 'a&lt;<i>&gt;</i>'],
	['the result of a function', () => 'a', 'a'],
])('a template renders %s', (_, value, expected) => {
	expect(html(value)).toBe(expected);
});

test('a template refuses a value that has no text', () => {
	expect(() => html(Promise.resolve('a'))).toThrow('a template renders [object Promise], which has no text');
	expect(() => html({})).toThrow('[object Object]');
	expect(() => unescapeHTML(3)).toThrow('set:html takes text');
});

const NAMES = [
	'href',
	'class',
	'data-x',
	'aria-hidden',
	'hidden',
	'open',
	'popover',
	'download',
	'style',
	'class:list',
	'value',
];
const VALUES = [
	'',
	'a',
	'a & "b" <c>',
	0,
	7,
	true,
	false,
	null,
	undefined,
	['a', { b: true, c: false }],
	{ color: 'red' },
];

describe.each(NAMES)('the attribute %s', (name) => {
	test.each(VALUES)('is rendered as Astro renders it: %j', (value) => {
		expect(addAttribute(value, name).text).toBe(String(astroAttribute(value, name)));
	});
});

test('a script is rendered once on a page, and in every template', () => {
	const page = aPage();
	expect(renderScript(page, 'a').text).toBe('<script type="module" src="/a.js"></script>');
	expect(renderScript(page, 'a').text).toBe('');
	templateEnter(page);
	expect(renderScript(page, 'a').text).not.toBe('');
	expect(renderScript(page, 'small').text).toBe('<script type="module">go()</script>');
	templateExit(page);
	expect(renderScript(page, 'small').text).not.toBe('');
	expect(renderScript(page, 'empty').text).toBe('');
});

test('stylesheets are in the head, or before the first element of a page without one', () => {
	const page = aPage();
	expect(maybeRenderHead(page).text).toBe('<link rel="stylesheet">');
	expect(maybeRenderHead(page).text).toBe('');
	expect(renderHead(aPage()).text).toBe('<link rel="stylesheet">');
});

test('slots are rendered where a component renders them', () => {
	const Frame = createComponent(
		(page, { title }, slots) =>
			render`<h1>${title}</h1>${renderSlot(page, slots['default'])}${renderSlot(page, slots['foot'], () => render`<hr>`)}`,
		'/src/Frame.astro',
	);
	expect(
		renderComponent(aPage(), 'Frame', Frame, { title: 'A & B' }, { default: () => render`<p>${'<'}</p>` })
			.text,
	).toBe('<h1>A &amp; B</h1><p>&lt;</p><hr>');
	expect(renderComponent(aPage(), 'Fragment', Fragment, {}, { default: () => 'a' }).text).toBe('a');
	expect(renderComponent(aPage(), 'Tag', 'a', { href: '/' }, { default: () => 'b' }).text).toBe(
		'<a href="/">b</a>',
	);
});

const Island = ({ n, children }: { n?: number; children?: unknown }) =>
	createElement('b', null, n, children as string);
const INTENT = {
	'client:intent': true,
	'client:component-path': 'Island',
	'client:component-export': 'Island',
};

test('an island has its address, its props and its contents', () => {
	const page = aPage();
	const slots = { default: () => render`<i>${'&'}</i>` };
	expect(renderComponent(page, 'Island', Island, { ...INTENT, n: 1 }, slots).text).toBe(
		'<astro-island prefix="r0" component-url="/Island.js" component-export="Island" renderer-url="/@astrojs/react/client.js.js"' +
			' props="{&quot;n&quot;:[0,1]}" ssr client="intent" opts="{&quot;name&quot;:&quot;Island&quot;,&quot;value&quot;:true}" await-children>' +
			'<b>1<astro-slot><i>&amp;</i></astro-slot></b><!--astro:end--></astro-island>',
	);
	expect(renderComponent(page, 'Island', memo(Island), INTENT).text).toContain('prefix="r1"');
});

test('the script of a directive comes before its first island', () => {
	const page = aPage();
	const { 'client:intent': _, ...others } = INTENT;
	const live = () => renderComponent(page, 'Island', Island, { ...others, 'client:load': true }).text;
	expect(live()).toMatch(/^<script>self\.load<\/script><astro-island /);
	expect(live()).toMatch(/^<astro-island /);
});

test('a React component that is not hydrated is plain HTML', () => {
	expect(renderComponent(aPage(), 'Island', Island, {}, { default: () => render`<i></i>` }).text).toBe(
		'<b><i></i></b>',
	);
});

test('errors name the innermost file', () => {
	const Inner = createComponent(() => render`${new Map()}`, '/project/src/ui/Inner.astro');
	const Outer = createComponent(
		(page) => render`${renderComponent(page, 'Inner', Inner, {})}`,
		'/project/src/Outer.astro',
	);
	expect(() => renderComponent(aPage(), 'Outer', Outer, {})).toThrow(
		/^src\/ui\/Inner\.astro: a template renders \[object Map\]/,
	);
	expect(() => renderComponent(aPage(), 'Gone', undefined as never, {})).toThrow('<Gone> is undefined');
});

test.each([
	['class:list', { 'class:list': ['a'] }, '<Inner class:list> is not supported'],
	['server islands', { 'server:defer': true }, '<Inner server:defer> is not supported'],
])('%s of components are refused', (_, props, message) => {
	const Inner = createComponent(() => render`a`, '/src/Inner.astro');
	expect(() => renderComponent(aPage(), 'Inner', Inner, props)).toThrow(message);
});

test('props of an island that cannot be sent are refused', () => {
	const circular: Record<string, unknown> = {};
	circular['self'] = circular;
	const island = (props: object) => renderComponent(aPage(), 'Island', Island, { ...INTENT, ...props });
	expect(() => island({ circular })).toThrow('Cyclic reference');
	expect(() => island({ go: () => 1 })).toThrow('<Island go> is a function');
	expect(() => island({ 'client:never': true })).toThrow('invalid hydration directive');
});

describe('contents that are rendered once', () => {
	const of = {};
	let renders = 0;
	const contents = (page: ReturnType<typeof aPage>) => {
		renders++;
		return render`${renderScript(page, 'a')}${renderComponent(page, 'Island', Island, INTENT)}`;
	};
	const once = (page: ReturnType<typeof aPage>, as = 'foot') =>
		renderComponent(page, 'Once', Once, { of, as }, { default: contents }).text;

	test('are the same on the next page, which then has their scripts and islands', () => {
		const first = once(aPage());
		const page = aPage();
		expect(once(page)).toBe(first);
		expect(renders).toBe(1);
		expect(renderScript(page, 'a').text).toBe('');
		expect(page.islands).toBe(1);
	});

	test('are rendered again after one of their scripts or another island', () => {
		const page = aPage();
		renderScript(page, 'a');
		expect(once(page)).not.toContain('<script');
		const other = aPage();
		renderComponent(other, 'Island', Island, INTENT);
		expect(once(other)).toContain('prefix="r1"');
		expect(once(aPage(), 'head')).toContain('prefix="r0"');
	});
});

describe('an island that is rendered alike for many pages', () => {
	let renders = 0;
	const Car = ({ car, page, children }: { car: string; page: number; children?: unknown }) => {
		renders++;
		return createElement('b', { title: car }, car, page > 0 && '!', children as string);
	};
	const Alike = (props: Parameters<typeof Car>[0]) => Car(props);
	renderedAlike(Alike, (props, hole) => ({ ...props, car: hole(props['car'] as string) }));
	const rendered = (component: typeof Car, props: object, slot = 'a') =>
		renderComponent(
			aPage(),
			'Car',
			component as never,
			{ ...INTENT, page: 1, ...props },
			{ default: () => slot },
		).text;

	test.each(['Kia', 'Škoda', `"<&'>`, '\\ \n', '', '1'])(
		'has the same HTML as an island rendered for each page: %j',
		(car) => {
			for (const slot of ['a', '<', ' '])
				expect(rendered(Alike, { car }, slot)).toBe(rendered(Car, { car }, slot));
		},
	);

	test('is rendered once for all values that only fill holes, and again for others', () => {
		rendered(Alike, { car: 'Kia', page: 2 });
		const before = renders;
		expect(rendered(Alike, { car: 'Ford', page: 2 }, 'others')).toBe(
			rendered(Car, { car: 'Ford', page: 2 }, 'others'),
		);
		expect(renders).toBe(before + 1);
		expect(rendered(Alike, { car: 'Kia', page: 0 })).toBe(rendered(Car, { car: 'Kia', page: 0 }));
	});
});
