import { html, raw } from 'hono/html';
import { type LocalAddress, linkedText } from './linked-text.ts';
import type { CaughtMail } from './mail-catcher.ts';
import { MAIL_STYLE } from './mail-style.ts';
import type { MailPart } from './read-mail.ts';

type Html = ReturnType<typeof html>;

/** The path of caught mail, at the bare host. */
export const MAIL_PATH = '/mail';

/** The list of caught mail, newest first. The content of mails is escaped as text, as it comes from form input. */
export function mailList(mails: readonly CaughtMail[]): Html {
	const count = ['No mail yet', 'One mail'][mails.length] ?? `${mails.length} mails`;
	return page(
		count,
		html`<header>
<p class="product"><a href="/">Forecourt preview</a></p>
<h1>${count}</h1>
<p class="note">The mail that dealers and shoppers would receive. Nothing leaves this machine, and everything is deleted when the preview stops.</p>
</header>
<main>
<ul>
${mails.map(listItem)}
</ul>
</main>`,
	);
}

/** One mail, with its text, whose links to the sites lead to those on this machine, and its attachments. */
export function mailPage(mail: CaughtMail, localAddress: LocalAddress): Html {
	return page(
		titleOf(mail),
		html`<header>
<p class="product"><a href="${MAIL_PATH}">All mail</a></p>
<h1>${titleOf(mail)}</h1>
</header>
<main>
<section>
<dl>
${fact('From', mail.from)}
${fact('To', mail.recipients.join(', '))}
${fact('Reply to', mail.reply_to)}
${fact('Received', timeOf(mail))}
${fact('Unsubscribe', mail.unsubscribe, localAddress)}
</dl>
</section>
${mail.parts.map((part) => partOf(part, localAddress))}
</main>`,
	);
}

function page(title: string, body: Html): Html {
	return html`<!DOCTYPE html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<title>${title} | Forecourt preview</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>${raw(MAIL_STYLE)}</style>
</head>
<body>
${body}
</body>
</html>
`;
}

function listItem(mail: CaughtMail): Html {
	return html`<li>
<h2><a href="${MAIL_PATH}/${mail.number}">${titleOf(mail)}</a></h2>
<dl>
${fact('To', mail.recipients.join(', '))}
${fact('From', mail.from)}
${fact('Received', timeOf(mail))}
</dl>
</li>
`;
}

function partOf({ name, type, text }: MailPart, localAddress: LocalAddress): Html {
	if (!name && type === 'text/plain')
		return html`<section><h2>Text</h2><pre>${linkedText(text, localAddress)}</pre></section>`;
	const title = name ? `${name} (${type})` : type;
	return html`<section><details><summary>${title}</summary><pre class="code">${text}</pre></details></section>`;
}

function fact(term: string, value: string, localAddress: LocalAddress = () => null): Html {
	return value ? html`<div><dt>${term}</dt><dd>${linkedText(value, localAddress)}</dd></div>` : html``;
}

function titleOf({ subject }: CaughtMail): string {
	return subject || 'No subject';
}

function timeOf({ received_at }: CaughtMail): string {
	return received_at.toLocaleString('en-AU', { dateStyle: 'medium', timeStyle: 'medium' });
}
