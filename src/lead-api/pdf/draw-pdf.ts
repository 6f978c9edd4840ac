import PDFDocument from 'pdfkit';
import type { ApiSite } from '../../api/site/site-file.ts';
import type { ApiLocation } from '../../api/site/site-location.ts';
import type { ApiVehicle } from '../../api/site/site-vehicle.ts';
import { drawQrCode } from './draw-qr-code.ts';
import { FONTS, INK, PAGE, WIDTH } from './page-layout.ts';

/** Contents of the PDF. */
export interface PdfContents {
	site: ApiSite;
	vehicle: ApiVehicle;
	/** The vehicle's location; null when it is not known. */
	location: ApiLocation | null;
	/** A JPEG; null for none. */
	picture: Buffer | null;
	/** Date of creation: '22 November 2026'. */
	day: string;
}

const PICTURE_HEIGHT = 300;
const CODE = 84;
/** Facts that fit the page. */
const FACTS = 14;

/** PDF of one page about a vehicle: picture, price, facts, dealer, and a QR code of the vehicle's page (VDPACT). */
export async function drawPdf(contents: PdfContents): Promise<Uint8Array<ArrayBuffer>> {
	const { title } = contents.vehicle;
	const document = new PDFDocument({
		size: 'A4',
		margin: PAGE.margin,
		info: { Title: title, Author: contents.site.name },
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
	drawHead(document, contents);
	drawPicture(document, contents.picture);
	drawTitleAndPrice(document, contents.vehicle);
	drawFacts(document, contents.vehicle.facts.slice(0, FACTS));
	drawFoot(document, contents);
	document.end();
	await written;
	return new Uint8Array(Buffer.concat(parts));
}

function drawHead(document: PDFKit.PDFDocument, { site, location }: PdfContents): void {
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

function drawTitleAndPrice(document: PDFKit.PDFDocument, { title, price_text }: ApiVehicle): void {
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

function drawFoot(document: PDFKit.PDFDocument, { site, vehicle, location, day }: PdfContents): void {
	const top = PAGE.height - PAGE.margin - CODE;
	const address = `${site.url}/cars/${vehicle.slug}`;
	document
		.moveTo(PAGE.margin, top - 14)
		.lineTo(PAGE.margin + WIDTH, top - 14)
		.lineWidth(0.5)
		.strokeColor(INK.line)
		.stroke();
	drawQrCode(document, address, { x: PAGE.margin, y: top, size: CODE });
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
	document.text(`Created on ${day}. Price and availability are correct as at that date.`, {
		width,
		height: 24,
		ellipsis: true,
	});
}
