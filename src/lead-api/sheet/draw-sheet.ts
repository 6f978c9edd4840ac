import PDFDocument from 'pdfkit';
import type { ApiLocation, ApiSite, ApiVehicle } from '../../api/site-file.ts';
import { drawCode } from './draw-code.ts';
import { FONTS, INK, PAGE, WIDTH } from './sheet-page.ts';

/** What a sheet shows. */
export interface Sheet {
	site: ApiSite;
	vehicle: ApiVehicle;
	/** Where the vehicle stands; null when that is not known. */
	location: ApiLocation | null;
	/** A JPEG; null for none. */
	picture: Buffer | null;
	/** The day it is made, as people write it: '22 November 2026'. */
	day: string;
}

const PICTURE_HEIGHT = 300;
const CODE = 84;
/** More facts than this do not fit one page. */
const FACTS = 14;

/** One page about a vehicle, worth handing over: picture, price, facts, who sells it, and a code that leads to its page (VDPACT). */
export async function drawSheet(sheet: Sheet): Promise<Uint8Array<ArrayBuffer>> {
	const { title } = sheet.vehicle;
	const document = new PDFDocument({
		size: 'A4',
		margin: PAGE.margin,
		info: { Title: title, Author: sheet.site.name },
		lang: 'en-AU',
		displayTitle: true,
	});
	const parts: Uint8Array[] = [];
	const written = new Promise<void>((resolve, reject) => {
		document.on('data', (part: Uint8Array) => parts.push(part));
		document.on('end', resolve);
		document.on('error', reject);
	});
	document.registerFont('regular', FONTS.regular).registerFont('bold', FONTS.bold);
	drawHead(document, sheet);
	drawPicture(document, sheet.picture);
	drawOffer(document, sheet.vehicle);
	drawFacts(document, sheet.vehicle.facts.slice(0, FACTS));
	drawFoot(document, sheet);
	document.end();
	await written;
	return new Uint8Array(Buffer.concat(parts));
}

function drawHead(document: PDFKit.PDFDocument, { site, location }: Sheet): void {
	const { margin } = PAGE;
	document
		.font('bold', 15)
		.fillColor(INK.text)
		.text(site.name, margin, margin, { width: WIDTH * 0.65, lineBreak: false, ellipsis: true });
	document
		.font('bold', 12)
		.text(location?.phone ?? site.phone, margin, margin + 2, { width: WIDTH, align: 'right' });
	document.y = margin + 32;
}

function drawPicture(document: PDFKit.PDFDocument, picture: Buffer | null): void {
	if (!picture) return;
	const { y } = document;
	document.rect(PAGE.margin, y, WIDTH, PICTURE_HEIGHT).fill(INK.ground);
	document.image(picture, PAGE.margin, y, {
		fit: [WIDTH, PICTURE_HEIGHT],
		align: 'center',
		valign: 'center',
	});
	document.y = y + PICTURE_HEIGHT + 18;
}

function drawOffer(document: PDFKit.PDFDocument, { title, price_text }: ApiVehicle): void {
	const { margin } = PAGE;
	document
		.font('bold', 22)
		.fillColor(INK.text)
		.text(title, margin, document.y, { width: WIDTH, height: 58, ellipsis: true });
	if (price_text) document.moveDown(0.2).font('bold', 17).text(price_text, { width: WIDTH });
	document.moveDown(1);
}

/** Two columns of facts, each with a line under it. */
function drawFacts(document: PDFKit.PDFDocument, facts: ApiVehicle['facts']): void {
	const gap = 24;
	const column = (WIDTH - gap) / 2;
	const row = 25;
	const top = document.y;
	for (const [index, { label, value }] of facts.entries()) {
		const x = PAGE.margin + (index % 2) * (column + gap);
		const y = top + Math.floor(index / 2) * row;
		document
			.font('regular', 9.5)
			.fillColor(INK.quiet)
			.text(label, x, y + 6, { width: column * 0.4, lineBreak: false, ellipsis: true });
		document
			.font('bold', 9.5)
			.fillColor(INK.text)
			.text(value, x + column * 0.4, y + 6, {
				width: column * 0.6,
				height: 12,
				lineBreak: false,
				ellipsis: true,
			});
		document
			.moveTo(x, y + row - 1)
			.lineTo(x + column, y + row - 1)
			.lineWidth(0.5)
			.strokeColor(INK.line)
			.stroke();
	}
}

function drawFoot(document: PDFKit.PDFDocument, { site, vehicle, location, day }: Sheet): void {
	const top = PAGE.height - PAGE.margin - CODE;
	const address = `${site.url}/cars/${vehicle.slug}`;
	document
		.moveTo(PAGE.margin, top - 14)
		.lineTo(PAGE.margin + WIDTH, top - 14)
		.lineWidth(0.5)
		.strokeColor(INK.line)
		.stroke();
	drawCode(document, address, { x: PAGE.margin, y: top, size: CODE });
	const x = PAGE.margin + CODE + 18;
	const width = WIDTH - CODE - 18;
	document
		.font('bold', 10.5)
		.fillColor(INK.text)
		.text(location ? `${site.name}, ${location.name}` : site.name, x, top, { width });
	document.font('regular', 9.5);
	if (location) document.text(location.address, { width });
	if (site.licence) document.text(site.licence, { width });
	document.fillColor(INK.quiet).text(address, { width, link: address, height: 24, ellipsis: true });
	document.text(`Made on ${day}. The price and whether it can still be bought are those of that day.`, {
		width,
		height: 24,
		ellipsis: true,
	});
}
