declare module "pdfkit" {
  type Structure = { add: (part: Structure | (() => void)) => Structure; end: () => void };
  type Options = {
    size: string;
    margin: number;
    lang: string;
    tagged: boolean;
    displayTitle: boolean;
    bufferPages: boolean;
    pdfVersion: string;
    info: Record<string, string | Date>;
  };
  class PDFDocument {
    constructor(options: Options);
    on(event: "data", listener: (part: Uint8Array) => void): this;
    on(event: "end", listener: () => void): this;
    on(event: "error", listener: (error: Error) => void): this;
    addPage(): this;
    switchToPage(at: number): this;
    bufferedPageRange(): { start: number; count: number };
    registerFont(name: string, source: Uint8Array): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(color: string): this;
    strokeColor(color: string): this;
    lineWidth(width: number): this;
    widthOfString(text: string): number;
    text(
      text: string,
      x: number,
      y: number,
      options: { lineBreak: boolean; baseline: string; strike?: boolean },
    ): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    rect(x: number, y: number, width: number, height: number): this;
    circle(x: number, y: number, radius: number): this;
    stroke(): this;
    fill(color: string): this;
    fillAndStroke(): this;
    struct(type: string, options?: Record<string, string>): Structure;
    addStructure(structure: Structure): this;
    markContent(tag: string, options?: Record<string, string>): this;
    endMarkedContent(): this;
    end(): void;
  }
  export { PDFDocument as default };
}
