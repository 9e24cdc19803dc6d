import type { PageTexts } from "./pages.ts";

/** The pages of a new shop in Spanish, by their address. */
export const spanishPages: Readonly<Record<string, PageTexts>> = {
  "about-us": {
    title: "Quiénes somos",
    body: `
<p>Esto es un mercado: muchas tiendas bajo un mismo techo, un carrito y un solo pago. Cada tienda prepara y envía lo suyo, y detrás de cada una hay personas a las que puedes escribir.</p>
<h2>De qué nos ocupamos</h2>
<ul><li>Conocemos a cada vendedor antes de que su primer producto salga a la venta.</li><li>Guardamos el pago hasta que la mercancía está en camino.</li><li>Si una tienda no responde en dos días laborables, respondemos nosotros.</li></ul>
<h2>Lo que no hacemos</h2>
<p>No vendemos tus datos ni inventamos descuentos, y un precio tachado se pidió de verdad: al lado encuentras el más bajo de los últimos 30 días.</p>`,
  },
  delivery: {
    title: "Entrega",
    body: `
<p>Cada tienda envía su propio paquete, así que un pedido a dos tiendas llega en dos. Al finalizar la compra eliges la entrega de cada una y ves los días previstos antes de pagar.</p>
<h2>Cuánto cuesta</h2>
<ul><li>La entrega estándar es gratis cuando tus compras en una misma tienda llegan a {free}.</li><li>Por debajo de eso, el precio para tu país aparece en el carrito.</li><li>Puedes elegir entrega exprés donde la tienda la ofrezca.</li><li>Los productos digitales no tienen gastos de entrega: el enlace llega por correo electrónico.</li></ul>
<h2>¿Dónde está mi paquete?</h2>
<p>Abre «Seguir pedido» con el código del pedido y tu correo electrónico, o usa el enlace del correo de confirmación.</p>`,
  },
  returns: {
    title: "Devoluciones y reembolsos",
    body: `
<p>Tienes {days} días desde la entrega para cambiar de idea. El producto debe estar sin usar y en una caja que aguante el camino de vuelta.</p>
<ol><li>Escribe a la tienda o a nosotros con el código del pedido y lo que quieres devolver.</li><li>Envíalo de vuelta; si estaba defectuoso o equivocado, el envío lo pagamos nosotros.</li><li>Cuando haya llegado, el dinero regresa a su origen en un plazo de cinco días laborables.</li></ol>
<h2>Lo que no se puede devolver</h2>
<p>Las flores frescas y los alimentos abiertos, los cosméticos abiertos y los productos digitales ya descargados, salvo que tengan un defecto.</p>`,
  },
  faq: {
    title: "Preguntas y respuestas",
    body: `
<h2>¿Necesito una cuenta?</h2><p>No. Puedes comprar solo con un correo electrónico. Con una cuenta tienes tus direcciones, tu lista de deseos y tus pedidos en un mismo lugar.</p>
<h2>¿Cómo puedo pagar?</h2><p>Las formas de pago disponibles aparecen al finalizar la compra. El pago contra entrega se ofrece cuando todos los productos del carrito lo permiten.</p>
<h2>¿Puedo comprar en varias tiendas a la vez?</h2><p>Sí: un carrito, un pago, y un pedido y una factura por tienda.</p>
<h2>¿Puedo cancelar?</h2><p>Mientras el pedido esté pendiente, tú mismo desde la pantalla del pedido. Después, pregunta a la tienda; puede cancelarlo hasta la entrega.</p>
<h2>¿En qué moneda se me cobra?</h2><p>En la que ves al finalizar la compra, hasta el último dígito. El tipo de cambio queda fijado con el pedido.</p>
<h2>¿Los precios incluyen impuestos?</h2><p>La nota junto al precio lo dice. El impuesto depende del país de entrega y se muestra antes de pagar.</p>`,
  },
  "privacy-policy": {
    title: "Política de privacidad",
    body: `
<p>Guardamos lo que necesitamos para llevarte lo que compraste, y nada para seguirte los pasos.</p>
<h2>Qué guardamos</h2>
<ul><li>Tus pedidos con nombre, dirección, correo electrónico y teléfono, mientras la ley nos pida conservar las facturas.</li><li>Tu cuenta, hasta que nos pidas borrarla.</li><li>Una cookie que recuerda tu carrito, idioma y moneda durante 30 días desde tu última visita.</li><li>Tu correo para el boletín, cuando lo has confirmado y hasta que te des de baja.</li><li>Lo que escribes en el formulario de contacto o en nuestros artículos, hasta que nos pidas borrarlo.</li></ul>
<h2>Lo que necesita tu consentimiento</h2>
<p>Los reproductores de YouTube y Vimeo, las estadísticas y las preferencias guardadas solo se cargan si aceptas. Cambia de opinión en «Configuración de cookies», al pie de cada página. Guardamos qué decidiste, cuándo y qué texto viste, bajo un número aleatorio.</p>
<h2>Quién lo ve</h2>
<p>La tienda que prepara tu paquete ve la dirección que debe escribir en él. El proveedor de pagos ve el importe y su propio formulario. Nadie más.</p>
<h2>Tus derechos</h2>
<p>Pregúntanos cuando quieras qué sabemos de ti, y haz que se corrija, se te entregue o se borre. Basta un correo electrónico.</p>`,
  },
  terms: {
    title: "Condiciones de venta",
    body: `
<h2>1. Quién vende</h2><p>Cada producto lo vende la tienda que aparece junto a él. Nosotros llevamos el mercado, cobramos en nombre de las tiendas y ayudamos cuando algo sale mal.</p>
<h2>2. El contrato</h2><p>Tu pedido es una oferta; se acepta cuando la tienda lo confirma. El último botón antes de eso dice que cuesta dinero.</p>
<h2>3. Precios</h2><p>Vale el precio que ves al finalizar la compra, con los impuestos y la entrega desglosados. Si un precio o las existencias cambian mientras compras, te lo decimos antes de que pagues.</p>
<h2>4. Pago</h2><p>Reservamos las unidades mientras el pago está abierto. Si no se completa a tiempo, la compra caduca y no se cobra nada.</p>
<h2>5. Devoluciones</h2><p>Puedes devolver lo que compraste en un plazo de {days} días desde la entrega, como se describe en la página de devoluciones.</p>
<h2>6. Garantía</h2><p>La garantía legal de tu país se aplica a todo lo que se vende aquí.</p>`,
  },
  imprint: {
    title: "Aviso legal",
    body: `
<p>Esta tienda la dirige su operador, que responde de su contenido.</p>
<dl><dt>Tienda</dt><dd>{shop}</dd><dt>Correo electrónico</dt><dd>{email}</dd></dl>
<dl><dt>Operador</dt><dd>[nombre de la persona o empresa]</dd><dt>Dirección</dt><dd>[calle, código postal, ciudad, país]</dd><dt>Representante</dt><dd>[nombre]</dd><dt>Registro</dt><dd>[registro y número]</dd><dt>NIF-IVA</dt><dd>[número]</dd></dl>`,
  },
  accessibility: {
    title: "Accesibilidad",
    body: `
<p>Todo el mundo debería poder comprar aquí, con teclado, con lector de pantalla, con letra grande o con una sola mano.</p>
<h2>Nuestro objetivo</h2>
<p>La tienda está hecha para cumplir las WCAG 2.2 en el nivel AA. Cada pantalla se puede usar solo con el teclado, funciona con un zoom del 400 por ciento y tiene un tema oscuro.</p>
<h2>Lo que aún falta</h2>
<ul><li>Los vídeos de las tiendas pueden no tener subtítulos.</li><li>Las imágenes de los vendedores están descritas tan bien como ellos las describen.</li></ul>
<h2>Cuéntanos</h2>
<p>¿Algo te lo impide? Escribe a {email} o usa nuestro <a href="/contact">formulario de contacto</a>. Respondemos en dos días laborables y mientras tanto te ayudamos a hacer tu pedido.</p>`,
  },
};
