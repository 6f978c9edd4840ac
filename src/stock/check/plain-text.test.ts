import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.each([
	['One owner, full books.', 'One owner, full books.'],
	['Tow bar | Snorkel || Canopy', 'Tow bar | Snorkel || Canopy'],
	['S&P tyres', 'S&P tyres'],
	['S&amp;P tyres', 'S&P tyres'],
	['Kms < 50,000 & 5 > 3', 'Kms < 50,000 & 5 > 3'],
	['It&#8217;s &lt;new&gt;&nbsp;here', 'It’s <new> here'],
	['<b>As</b> <i class="x">new</i>', 'As new'],
	['<p>One</p>\n<p>Two\nlines</p>', 'One\n\nTwo lines'],
	['One<br>Two<br/>Three<BR />Four', 'One\nTwo\nThree\nFour'],
	['<ul><li>Tow bar</li><li>Snorkel</li></ul>', 'Tow bar\n\nSnorkel'],
	['One\r\nTwo &amp; three\n\n\n\nFour  ', 'One\nTwo & three\n\nFour'],
	['Hi<script>alert("<p>1</p>")</script> there', 'Hi there'],
	['Hi<style>p { color: red }</style> there', 'Hi there'],
	['<script>never closed', ''],
	['<img src=x onerror=alert(1)>Red', 'Red'],
	['<!-- internal: cost 9000 -->Red', 'Red'],
	['<iframe src="https://evil.example"></iframe>Red', 'Red'],
	['<p></p><br>', ''],
	['A\u0000B\u0007C\tD', 'ABC\tD'],
	['Cut in an emoji \ud83d', 'Cut in an emoji \ufffd'],
	['2022 \u202eALLOROC\u202c Corolla \u2066x\u2069', '2022 ALLOROC Corolla x'],
	['"><img src=x onerror=alert(1)>', ''],
	["'/><script>alert(1)</script>Red", 'Red'],
	['">Red', 'Red'],
	['7" screen > 5" screen', '7" screen > 5" screen'],
	['Whole \u{1f600}', 'Whole \u{1f600}'],
])('%j reads %j', (html, expected) => {
	expect(plainText(html)).toBe(expected);
});

test('a plain text is unchanged, so that reading it again gives the same text', () => {
	const once = plainText('<p>Big &amp; small</p><p>5 &gt; 3</p>');
	expect(plainText(once)).toBe(once);
});
